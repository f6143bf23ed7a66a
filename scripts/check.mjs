// npm run check: everything that can be checked without running the code.
import { install, run, types } from './prepare.mjs'

install()
types()
const steps = [
  ['types', 'tsc', ['-b']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check', '.']],
  ['dead code', 'knip', []],
]
for (const [name, command, args] of steps) {
  const started = performance.now()
  run(command, args, { quiet: true })
  console.log(`${name.padEnd(10)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
