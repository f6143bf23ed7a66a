import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { api } from '../api.ts'

const { talent } = api
const link = api.admin.talent.links[':id']

export type OwnTalent = InferResponseType<typeof talent.mine.$get>
export type TalentProfile = NonNullable<OwnTalent['profile']>
export type TalentList = InferResponseType<typeof talent.list.$post>
type ProfileForm = InferRequestType<typeof talent.mine.$put>['json']

/** Reads the profile of the reader, and who has seen it. */
export const useOwnTalent = () =>
  useSWR('talent', async () => (await talent.mine.$get()).json(), { revalidateOnFocus: false })

export const saveProfile = (json: ProfileForm) => talent.mine.$put({ json })

export const withdrawProfile = () => talent.mine.$delete()

/** Reads the list for the partner who has this link, page after page. Each reading is recorded, so none is repeated. */
export const useTalentList = (token: string, search: string) =>
  useSWRInfinite(
    (_index, before: TalentList | null) =>
      before && !before.next ? null : ['talent/list', token, search, before?.next ?? ''],
    async ([, , , after]: string[]) =>
      (await talent.list.$post({ json: { token, search, ...(after && { after }) } })).json(),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      revalidateIfStale: false,
      revalidateFirstPage: false,
      shouldRetryOnError: false,
    },
  )

/** Reads what organisers know about the link of a partner, by the id of the application. */
export const useTalentLink = (id: string) =>
  useSWR(['admin/talent', id], async () => (await link.$get({ param: { id } })).json(), {
    revalidateOnFocus: false,
  })

/** Sends a partner a link; `seen` is when the one before was sent. */
export const sendTalentLink = (id: string, seen: string | null) =>
  link.$put({ param: { id }, json: { seen } })

export const endTalentLink = (id: string) => link.$delete({ param: { id } })
