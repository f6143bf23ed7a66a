export type Page = { limit: number; offset: number }

/** Reads the requested page; empty values mean the default. Returns null if it is not a page. */
export function readPage(page: string | undefined, perPage: string | undefined): Page | null {
  const read = (text: string | undefined, otherwise: number) => (text ? Number(text) : otherwise)
  const number = read(page, 1)
  const limit = Math.min(read(perPage, 50), 1000)
  const isPage = Number.isSafeInteger(number) && Number.isSafeInteger(limit)
  return isPage && number >= 1 && limit >= 1 ? { limit, offset: (number - 1) * limit } : null
}

/** Reads the requested order: by creation time, newest first by default. Returns null for any other. */
export function readSort(text: string | undefined): { oldestFirst: boolean } | null {
  const match = /^(?:created_at(?: (asc|desc))?)?$/i.exec(text ?? '')
  return match && { oldestFirst: match[1]?.toLowerCase() === 'asc' }
}

/** Writes the Link header. `page` comes first: the published client reads the number after the first equals sign. */
export function writePageLinks(path: string, { limit, offset }: Page, total: number): string {
  const page = offset / limit + 1
  const last = Math.max(1, Math.ceil(total / limit))
  const link = (number: number, name: string) =>
    `<${path}?page=${number}&per_page=${limit}>; rel="${name}"`
  return page < last ? `${link(page + 1, 'next')}, ${link(last, 'last')}` : link(last, 'last')
}
