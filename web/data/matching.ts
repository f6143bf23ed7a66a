import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { matching } = api
const one = matching.cards[':id']

type CardQuery = InferRequestType<typeof matching.cards.$get>['query']
export type OwnMatching = InferResponseType<typeof matching.$get>
export type OwnCard = OwnMatching['cards'][number]
export type Message = OwnMatching['messages'][number]
export type Card = InferResponseType<typeof matching.cards.$get>['rows'][number]
export type ReportRow = InferResponseType<typeof reports.$get>['rows'][number]
type PersonCardForm = InferRequestType<typeof matching.card.$put>['json']
type TeamCardForm = InferRequestType<(typeof matching.teams)[':id']['card']['$put']>['json']
type Subject = InferRequestType<typeof matching.hides.$post>['json']
type Report = InferRequestType<typeof matching.reports.$post>['json']
type MessageForm = InferRequestType<typeof one.messages.$post>['json']
type Request = InferRequestType<typeof one.requests.$post>['json']

/** Reads what the account has at Find a team. */
export const useMatching = () => useSWR('matching', async () => (await matching.$get()).json())

/** Reads a page of the cards of others, while the one before stays. */
export const useCards = (query: CardQuery) =>
  useSWR(['matching/cards', query], async () => (await matching.cards.$get({ query })).json(), {
    keepPreviousData: true,
  })

export const savePersonCard = (json: PersonCardForm) => matching.card.$put({ json })

export const saveTeamCard = (id: string, json: TeamCardForm) =>
  matching.teams[':id'].card.$put({ param: { id }, json })

/** Switches a card on or off. */
export const switchCard = (id: string, isOn: boolean) =>
  isOn ? one.pause.$delete({ param: { id } }) : one.pause.$put({ param: { id } })

export const deleteCard = (id: string) => one.$delete({ param: { id } })

/** Writes to a card. */
export const writeTo = (id: string, json: MessageForm) =>
  one.messages.$post({ param: { id }, json })

/** Asks to join the team of a card. */
export const askByCard = (id: string, json: Request) => one.requests.$post({ param: { id }, json })

export const hide = (json: Subject) => matching.hides.$post({ json })

export const showAgain = (id: string) => matching.hides[':id'].$delete({ param: { id } })

export const report = (json: Report) => matching.reports.$post({ json })

const { reports } = api.admin.matching

/** Reads a page of what people reported, for organisers. */
export const useReports = (query: InferRequestType<typeof reports.$get>['query']) =>
  useSWR(['admin/matching/reports', query], async () => (await reports.$get({ query })).json(), {
    keepPreviousData: true,
  })

/** Decides about a report: to hide what it is about, or to keep it. */
export const decideReport = (id: string, decision: 'hide' | 'keep') =>
  reports[':id'].decision.$put({ param: { id }, json: { decision } })
