import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { requests, mentors, mentorings } = api.admin.mentoring
const oneMentor = mentors[':id']

type Waiting = InferResponseType<typeof requests.$get>
export type WaitingTeam = Waiting['requests'][number]
export type MentorRow = InferResponseType<typeof mentors.$get>['mentors'][number]
type Offer = InferRequestType<typeof oneMentor.$put>['json']

export const useWaitingTeams = () =>
  useSWR('admin/mentoring/requests', async () => (await requests.$get()).json())

export const useMentors = () =>
  useSWR('admin/mentoring/mentors', async () => (await (await mentors.$get()).json()).mentors)

/** Gives a waiting team a mentor. */
export const assignMentor = (id: string, mentorId: string) =>
  requests[':id'].$put({ param: { id }, json: { mentorId } })

/** Invites an address to mentor; sends the invitation again, and changes the offer, if it is invited already. */
export const inviteMentor = (json: InferRequestType<typeof mentors.$post>['json']) =>
  mentors.$post({ json })

export const changeMentor = (id: string, json: Offer) => oneMentor.$put({ param: { id }, json })

export const removeMentor = (id: string) => oneMentor.$delete({ param: { id } })

export const endForTeam = (id: string) => mentorings[':id'].$delete({ param: { id } })
