// npm run audit: asks the npm registry for known weaknesses of the packages.
// Exit codes: 0 none is known, 1 some are, 2 nobody answered, so that nothing is known.
import { spawnSync } from 'node:child_process'

const { stdout, error } = spawnSync(
  'npm',
  ['audit', '--json', '--loglevel=silent', '--fetch-retries=1', '--fetch-timeout=30000'],
  { encoding: 'utf8', maxBuffer: 2 ** 26 },
)
const report = parse(stdout)
if (report?.metadata?.vulnerabilities === undefined) {
  const reason = error?.message ?? report?.message ?? report?.error?.summary
  console.error(
    `The npm registry did not answer, so nothing was checked${reason ? ` (${reason})` : ''}. Try again later, or on a machine that reaches it.`,
  )
  process.exitCode = 2
} else {
  const weaknesses = listWeaknesses(report)
  const { total } = report.metadata.dependencies
  console.log(
    weaknesses.length === 0
      ? `No weakness is known of ${total} packages.`
      : `Weaknesses known of ${total} packages: ${weaknesses.length}`,
  )
  for (const weakness of weaknesses) console.log(`  ${weakness}`)
  if (weaknesses.length > 0) process.exitCode = 1
}

/** Lists each weakness once, although every package that needs the weak one is reported too. */
function listWeaknesses({ vulnerabilities }) {
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) => via)
  return [
    ...new Set(
      advisories
        .filter((one) => typeof one === 'object')
        .map(({ severity, name, range, title, url }) =>
          [severity, `${name} ${range}`, title, url].join('  '),
        ),
    ),
  ].toSorted()
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
