import { useSearchParams } from 'react-router-dom'
import type { Sort } from '../../components/ui/table.tsx'

/** The last page that the Worker would look for. */
const LAST_PAGE = 100_000

/** What a list shows, as the address says it: so it can be reloaded, sent to a colleague and gone back to. */
export type ListState = {
  search: string
  sort: Sort
  page: number
  /** Changes the address; every change but that of the page starts at page 1. */
  set: (change: Record<string, string | undefined>) => void
}

/**
 * Reads `search`, `sort`, `order`, `page` and the filters named in `filters` from the address.
 * What is not among the allowed values counts as absent.
 */
export function useListState<
  const By extends string,
  const Filters extends Record<string, readonly string[]> = Record<never, never>,
>(sorts: readonly [By, ...By[]], filters = {} as Filters) {
  const [params, setParams] = useSearchParams()
  const given = params.get('sort')
  const by = sorts.find((name) => name === given) ?? sorts[0]
  const order = params.get('order') === 'asc' ? ('asc' as const) : ('desc' as const)
  const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(params.get('page'))) || 1))
  const search = params.get('search')?.slice(0, 100) ?? ''
  const chosen = Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [
      name,
      values.find((value) => value === params.get(name)),
    ]),
  ) as { [Name in keyof Filters]: Filters[Name][number] | undefined }

  function set(change: Record<string, string | undefined>) {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous)
        for (const [name, value] of Object.entries({ page: undefined, ...change })) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      // Every letter of a search would be a step back.
      { replace: 'search' in change },
    )
  }

  const state: ListState = { search, sort: { by, order }, page, set }
  const query = { search, sort: by, order, page: String(page), ...chosen }
  return { state, query, filters: chosen }
}
