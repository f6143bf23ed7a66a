const UNITS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}
const LONGEST_BAN = 100 * 365 * 24 * 3_600_000

/** Reads a duration as Go writes it, `24h` or `1h30m`, into milliseconds; `none` is 0; null for anything else. */
export function readBanDuration(text: string): number | null {
  if (text === 'none') return 0
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(text)) return null
  let total = 0
  for (const [, number, , unit] of text.matchAll(/(\d+(\.\d+)?)(ns|us|µs|ms|s|m|h)/g))
    total += Number(number) * UNITS[unit!]!
  return Math.min(total, LONGEST_BAN)
}
