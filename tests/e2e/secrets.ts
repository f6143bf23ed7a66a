import { readFileSync } from 'node:fs'

/** The secrets of this machine, which the tested servers have too. */
export function readSecrets(): Record<string, string> {
  const lines = readFileSync('.dev.vars', 'utf8').matchAll(/^(\w+)='(.*)'$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name!, value!]))
}
