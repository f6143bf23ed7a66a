import type { InferResponseType } from 'hono/client'
import useSWR from 'swr'
import type { CheckInForm } from '#content/forms/check-in.ts'
import { api } from '../api.ts'
import { ApiError } from './api-error.ts'

const own = api['check-ins'].mine[':teamId']
const { reminders } = api

export type OwnCheckIns = InferResponseType<typeof own.$get>
export type OwnCheckIn = OwnCheckIns['checkIns'][number]
export type Told = NonNullable<OwnCheckIn['told']>

/** Reads the check-ins of a team, once: a form that is being typed in must not change under its writer. */
export const useOwnCheckIns = (teamId: string) =>
  useSWR(`check-ins/${teamId}`, async () => (await own.$get({ param: { teamId } })).json(), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })

/** Stores what a team tells at a check-in. */
export async function tellCheckIn(
  teamId: string,
  number: number,
  json: CheckInForm,
): Promise<Told> {
  const answer = await own[':number'].$put({ param: { teamId, number: String(number) }, json })
  return (await answer.json()).told
}

/** Reads what somebody else told, which came with a refusal. */
export function toldMeanwhile(error: unknown): Told | undefined {
  if (!(error instanceof ApiError) || error.code !== 'check_ins.changed') return undefined
  return (error.answer as { told: Told }).told
}

export const setReminders = (isOn: boolean) => reminders.$put({ json: { isOn } })

/** Stops the mails of a kind to the address of one, by the secret of its link. */
export const stopMails = (token: string) => reminders.unsubscribe.$post({ query: { token } })
