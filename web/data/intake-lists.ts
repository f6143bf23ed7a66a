// The lists of what people send. Apart from the other lists: the first page of the dashboard has no room for them.
import type { InferRequestType } from 'hono/client'
import type { FileFormat } from '#content/wire/file-formats.ts'
import { api } from '../api.ts'
import { createListHook, type RowOf } from './admin.ts'

const { admin } = api

export type MessageRow = RowOf<typeof admin.messages.$get>
export type ApplicationRow = RowOf<typeof admin.applications.$get>
export type HubInterestRow = RowOf<(typeof admin)['hub-interests']['$get']>

export const useMessages = createListHook('messages', admin.messages.$get)

export const useApplications = createListHook('applications', admin.applications.$get)

export const useHubInterests = createListHook('hub-interests', admin['hub-interests'].$get)

export const deleteMessage = (id: string) => admin.messages[':id'].$delete({ param: { id } })

export const deleteApplication = (id: string) =>
  admin.applications[':id'].$delete({ param: { id } })

export const deleteHubInterest = (id: string) =>
  admin['hub-interests'][':id'].$delete({ param: { id } })

export const setMessageStatus = (id: string, status: MessageRow['status']) =>
  admin.messages[':id'].$patch({ param: { id }, json: { status } })

export const setApplicationStatus = (id: string, status: ApplicationRow['status']) =>
  admin.applications[':id'].$patch({ param: { id }, json: { status } })

export const withdrawMarketing = (id: string) =>
  admin.applications[':id'].marketing.$delete({ param: { id } })

type MessageQuery = InferRequestType<(typeof admin)['messages.csv']['$get']>['query']
type ApplicationQuery = InferRequestType<(typeof admin)['applications.csv']['$get']>['query']
type InterestQuery = InferRequestType<(typeof admin)['hub-interests.csv']['$get']>['query']

/** Fetches the lists as files. */
export const intakeExports = {
  messages: async (format: FileFormat, query: MessageQuery) =>
    (await admin[`messages.${format}`].$get({ query })).blob(),
  applications: async (format: FileFormat, query: ApplicationQuery) =>
    (await admin[`applications.${format}`].$get({ query })).blob(),
  hubInterests: async (format: FileFormat, query: InterestQuery) =>
    (await admin[`hub-interests.${format}`].$get({ query })).blob(),
}
