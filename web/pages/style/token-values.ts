import sheet from '../../styles/tokens.css?raw'

const [day = '', night = ''] = sheet.split('@media (prefers-color-scheme: dark)')
const byDay = readTokens(day)

/** The colours in tokens.css for each scheme, as `#rrggbb`. Their names have no leading dashes. */
export const tokenValues = {
  light: resolve(byDay),
  dark: resolve({ ...byDay, ...readTokens(night) }),
}

function readTokens(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#\w{6}|var\(--[\w-]+\));/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
}

/** Replaces each reference to another token with its value. */
function resolve(tokens: Record<string, string>) {
  const find = (value: string): string => {
    const [, name] = /^var\(--(.+)\)$/.exec(value) ?? []
    return name ? find(tokens[name] ?? '') : value
  }
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, find(value)]))
}
