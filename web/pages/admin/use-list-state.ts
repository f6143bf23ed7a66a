import { useSearchParams } from 'react-router-dom'
import { isDay } from '#content/wire/analytics-period.ts'
import type { Sort } from '../../components/ui/table.tsx'
import { useChangeAddress } from './use-change-address.ts'

/** The highest page number that the Worker accepts. */
const LAST_PAGE = 100_000

/** What a list shows. It is kept in the address, so that it can be reloaded, shared and gone back to. */
export type ListState = {
  search: string
  sort: Sort
  page: number
  /** Changes the address, and returns to page 1 unless the page is what changes. */
  set: (change: Record<string, string | undefined>) => void
}

/**
 * Reads `search`, `sort`, `order`, `page` and the filters named in `filters` from the address. Values that are not allowed
 * are ignored. By default the list is sorted by the first of `sorts`, in `defaultOrder`.
 */
export function useListState<
  const By extends string,
  const Filters extends Record<string, readonly string[]> = Record<never, never>,
>(sorts: readonly [By, ...By[]], filters = {} as Filters, defaultOrder: Sort['order'] = 'desc') {
  const [params] = useSearchParams()
  const changeAddress = useChangeAddress()
  const given = params.get('sort')
  const by = sorts.find((name) => name === given) ?? sorts[0]
  const order =
    (['asc', 'desc'] as const).find((one) => one === params.get('order')) ?? defaultOrder
  const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(params.get('page'))) || 1))
  const search = params.get('search')?.slice(0, 100) ?? ''
  const chosen = Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [
      name,
      values.find((value) => value === params.get(name)),
    ]),
  ) as { [Name in keyof Filters]: Filters[Name][number] | undefined }

  function set(change: Record<string, string | undefined>) {
    // Or every letter of a search would become a history entry.
    changeAddress({ page: undefined, ...change }, { replace: 'search' in change })
  }

  const state: ListState = { search, sort: { by, order }, page, set }
  const query = { search, sort: by, order, page: String(page), ...chosen }
  return { state, query, filters: chosen }
}

/** Reads the first and the last day that a list shows from the address. */
export function useDays() {
  const [params] = useSearchParams()
  const dayOf = (name: string) => [params.get(name) ?? ''].find(isDay)
  return { from: dayOf('from'), to: dayOf('to') }
}
