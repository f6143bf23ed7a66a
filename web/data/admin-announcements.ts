import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { announcements } = api.admin
const one = announcements[':id']

type Query = InferRequestType<typeof announcements.$get>['query']
export type AnnouncementRow = InferResponseType<typeof announcements.$get>['rows'][number]
export type Announcement = InferResponseType<typeof one.$get>

/** Milliseconds after which to ask how far an announcement is. */
const SENDING = 3000

const moves = ({ state, startsAt }: Pick<AnnouncementRow, 'state' | 'startsAt'>) =>
  state === 'sending' ||
  (state === 'scheduled' && startsAt !== null && Date.parse(startsAt) <= Date.now())

export const useAnnouncements = (query: Query) =>
  useSWR(['admin/announcements', query], async () => (await announcements.$get({ query })).json(), {
    keepPreviousData: true,
  })

/** Reads an announcement; nothing while it has not been saved. */
export const useAnnouncement = (id: string, isNew: boolean) =>
  useSWR(
    isNew ? null : ['admin/announcements', id],
    async () => (await one.$get({ param: { id } })).json(),
    { refreshInterval: (found) => (found && moves(found) ? SENDING : 0) },
  )

/** Reads the mail of a saved announcement, as HTML. */
export const useAnnouncementMail = (id: string, revision: string) =>
  useSWR(['admin/announcements', id, revision], async () =>
    (await one.preview.$get({ param: { id } })).json(),
  )

/** Saves a draft; returns its new revision. */
export async function saveAnnouncement(
  id: string,
  json: InferRequestType<typeof one.$put>['json'],
): Promise<string> {
  const answer = await one.$put({ param: { id }, json })
  return (await answer.json()).revision
}

export const deleteAnnouncement = (id: string) => one.$delete({ param: { id } })

/** Sends the reader a test; returns the address it went to. */
export async function testAnnouncement(id: string, revision: string): Promise<string> {
  const answer = await one.test.$post({ param: { id }, json: { revision } })
  return (await answer.json()).email
}

export const sendAnnouncement = (id: string, revision: string, startsAt: string | null) =>
  one.send.$post({ param: { id }, json: { revision, startsAt } })

export const steerAnnouncement = (id: string, state: 'paused' | 'sending') =>
  one.state.$put({ param: { id }, json: { state } })
