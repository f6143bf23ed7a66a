import type { InferRequestType } from 'hono/client'
import useSWR, { useSWRConfig } from 'swr'
import type { ViewedList } from '#content/wire/viewed-lists.ts'
import { api } from '../api.ts'

const { views } = api.admin
const KEY = 'admin/views'

type View = InferRequestType<typeof views.$put>['json']

/** Loads the reader's saved views of all lists. */
export const useViews = () => useSWR(KEY, async () => (await (await views.$get()).json()).views)

/** Returns functions that save and delete a view. Both then show the views that the server answers with. */
export function useChangeViews() {
  const { mutate } = useSWRConfig()
  return {
    save: async (json: View) =>
      mutate(KEY, (await (await views.$put({ json })).json()).views, false),
    remove: async (list: ViewedList, name: string) =>
      mutate(KEY, (await (await views.$delete({ json: { list, name } })).json()).views, false),
  }
}
