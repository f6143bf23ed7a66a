import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import type { AttendanceEvent } from '#content/facts/attendance.ts'
import { api } from '../api.ts'

const { pass, [':event']: door } = api.attendance

/** Milliseconds after which the code of a new day is shown, without a network too. */
const PASS_LASTS = 5 * 60_000
/** Milliseconds between looks at who has come, whom others let in. */
const DOOR_LASTS = 15_000

export type OwnPass = InferResponseType<typeof pass.$put>

export const useOwnPass = () =>
  useSWR('attendance/pass', async () => (await pass.$put()).json(), {
    refreshInterval: PASS_LASTS,
  })

/**
 * Reads who is in at an event, and whom it expects of that name; `ahead` is by how many milliseconds the clock of the edition, as
 * the server has it, is ahead of this device.
 */
export const useDoor = (event: string, search: string) =>
  useSWR(['attendance', event, search], () => readDoor(event, search), {
    keepPreviousData: true,
    refreshInterval: DOOR_LASTS,
  })

async function readDoor(event: string, search: string) {
  const param = { event: event as AttendanceEvent }
  const answer = await (await door.$get({ param, query: { search } })).json()
  return { ...answer, ahead: answer.now - Date.now() }
}

type Scan = InferRequestType<typeof door.scans.$post>['json']

/** Lets somebody in; a scan may be sent as often as it takes. */
export const sendScan = async (event: string, json: Scan) =>
  (await door.scans.$post({ param: { event: event as AttendanceEvent }, json })).json()
