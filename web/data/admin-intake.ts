import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import { api } from '../api.ts'

const { intake } = api.admin
const one = intake[':id']

type Query = InferRequestType<typeof intake.$get>['query']
export type CaseRow = InferResponseType<typeof intake.$get>['rows'][number]
export type Waiting = InferResponseType<typeof intake.$get>['waiting']
export type Case = InferResponseType<typeof one.$get, 200>
export type CaseEntry = Case['entries'][number]

/** What the server says of an answer that somebody else was quicker with. */
export type OtherAnswer = { answer: CaseEntry }

export const useCases = (query: Query) =>
  useSWR(['admin/intake', query], async () => (await intake.$get({ query })).json(), {
    keepPreviousData: true,
  })

/** Milliseconds after which to ask whether the mail service has taken an answer. */
const SENDING = 3000

export const useCase = (id: string) =>
  useSWR(['admin/intake', id], async () => (await one.$get({ param: { id } })).json(), {
    refreshInterval: (found) =>
      found?.entries.some(({ delivery }) => delivery === 'waiting') ? SENDING : 0,
  })

export const handOver = (id: string, json: InferRequestType<typeof one.owner.$put>['json']) =>
  one.owner.$put({ param: { id }, json })

export const writeNote = (id: string, json: InferRequestType<typeof one.notes.$post>['json']) =>
  one.notes.$post({ param: { id }, json })

export const deleteNote = (id: string, noteId: string) =>
  one.notes[':noteId'].$delete({ param: { id, noteId } })

export const sendAnswer = (id: string, json: InferRequestType<typeof one.answers.$post>['json']) =>
  one.answers.$post({ param: { id }, json })

export const setInterestStatus = (id: string, status: 'new' | 'done') =>
  api.admin['hub-interests'][':id'].$patch({ param: { id }, json: { status } })
