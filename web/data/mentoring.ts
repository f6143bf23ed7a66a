import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { given, room, teams, [':id']: one } = api.mentoring
const ofTeam = teams[':teamId']

export type OwnMentoring = InferResponseType<typeof ofTeam.$get>
export type GivenTeam = InferResponseType<typeof given.$get>['teams'][number]
export type MentoringMessage = GivenTeam['messages'][number]

/** Reads whether a team has a mentor or has asked for one, with what they write to each other. */
export const useOwnMentoring = (teamId: string) =>
  useSWR(`mentoring/${teamId}`, async () => (await ofTeam.$get({ param: { teamId } })).json())

/** Reads the teams that the person who is signed in mentors. */
export const useGivenTeams = () => useSWR('mentoring', async () => (await given.$get()).json())

export const askForMentor = (teamId: string, json: InferRequestType<typeof ofTeam.$post>['json']) =>
  ofTeam.$post({ param: { teamId }, json })

export const takeBackRequest = (id: string) => one.$delete({ param: { id } })

/** Writes from a team to its mentor, or from a mentor to the team. */
export const writeInMentoring = (
  id: string,
  json: InferRequestType<typeof one.messages.$post>['json'],
) => one.messages.$post({ param: { id }, json })

export const endMentoring = (id: string) => one.end.$put({ param: { id } })

export const setRoom = (hasRoom: boolean) => room.$put({ json: { hasRoom } })
