import type { InferRequestType, InferResponseType } from 'hono/client'
import { createContext, useContext } from 'react'
import useSWR from 'swr'
import type { HubAnnouncementGroup } from '#content/wire/announcements.ts'
import { api } from '../api.ts'

const rooms = { admin: api.admin.announcements, hub: api.hub.announcements }
const one = rooms.admin[':id']

/** Where announcements are written: in the dashboard, or by those who run a hub, to its teams. */
export type Room = keyof typeof rooms

/** The room that the parts of an announcement stand in. */
export const RoomContext = createContext<Room>('admin')
export const useRoom = () => useContext(RoomContext)

type Query = InferRequestType<typeof rooms.admin.$get>['query']
export type AnnouncementRow = InferResponseType<typeof rooms.admin.$get>['rows'][number]
export type Announcement = InferResponseType<typeof one.$get>
type Draft = InferRequestType<typeof one.$put>['json']

/** Milliseconds after which to ask how far an announcement is. */
const SENDING = 3000

const moves = ({ state, startsAt }: Pick<AnnouncementRow, 'state' | 'startsAt'>) =>
  state === 'sending' ||
  (state === 'scheduled' && startsAt !== null && Date.parse(startsAt) <= Date.now())

export function useAnnouncements(query: Query) {
  const room = useRoom()
  return useSWR(
    [`${room}/announcements`, query],
    async () => (await rooms[room].$get({ query })).json(),
    { keepPreviousData: true },
  )
}

/** Reads an announcement; nothing while it has not been saved. */
export function useAnnouncement(id: string, isNew: boolean) {
  const room = useRoom()
  return useSWR(
    isNew ? null : [`${room}/announcements`, id],
    async () => (await rooms[room][':id'].$get({ param: { id } })).json(),
    { refreshInterval: (found) => (found && moves(found) ? SENDING : 0) },
  )
}

/** Reads the mail of a saved announcement, as HTML. */
export function useAnnouncementMail(id: string, revision: string) {
  const room = useRoom()
  return useSWR([`${room}/announcements`, id, revision], async () =>
    (await rooms[room][':id'].preview.$get({ param: { id } })).json(),
  )
}

/** Saves a draft; returns its new revision. That of a hub goes to its teams, so it has no filters. */
export async function saveAnnouncement(room: Room, id: string, draft: Draft): Promise<string> {
  const param = { id }
  const { revision, subject, text, group } = draft
  const answer =
    room === 'admin'
      ? await one.$put({ param, json: draft })
      : await rooms.hub[':id'].$put({
          param,
          json: { revision, subject, text, group: group as HubAnnouncementGroup },
        })
  return (await answer.json()).revision
}

export const deleteAnnouncement = (room: Room, id: string) =>
  rooms[room][':id'].$delete({ param: { id } })

/** Sends the reader a test; returns the address it went to. */
export async function testAnnouncement(room: Room, id: string, revision: string): Promise<string> {
  const answer = await rooms[room][':id'].test.$post({ param: { id }, json: { revision } })
  return (await answer.json()).email
}

export const sendAnnouncement = (
  room: Room,
  id: string,
  revision: string,
  startsAt: string | null,
) => rooms[room][':id'].send.$post({ param: { id }, json: { revision, startsAt } })

export const steerAnnouncement = (room: Room, id: string, state: 'paused' | 'sending') =>
  rooms[room][':id'].state.$put({ param: { id }, json: { state } })
