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

export type Page = { page: number; perPage: number }

/** The page asked for; clients send empty values for the default. Null for what is no page. */
export function readPage(page: string | undefined, perPage: string | undefined): Page | null {
  const read = (text: string | undefined, otherwise: number) => (text ? Number(text) : otherwise)
  const asked = { page: read(page, 1), perPage: Math.min(read(perPage, 50), 1000) }
  const isWhole = Number.isSafeInteger(asked.page) && Number.isSafeInteger(asked.perPage)
  return isWhole && asked.page >= 1 && asked.perPage >= 1 ? asked : null
}

/** The order asked for: by the time of creation, newest first unless said otherwise. Null for any other. */
export function readSort(text: string | undefined): { oldestFirst: boolean } | null {
  const match = /^(?:created_at(?: (asc|desc))?)?$/i.exec(text ?? '')
  return match && { oldestFirst: match[1]?.toLowerCase() === 'asc' }
}

/** The Link header. `page` comes first: the published client reads the number behind the first equals sign. */
export function pageLinks(path: string, { page, perPage }: Page, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (number: number, name: string) =>
    `<${path}?page=${number}&per_page=${perPage}>; rel="${name}"`
  return page < last ? `${link(page + 1, 'next')}, ${link(last, 'last')}` : link(last, 'last')
}
