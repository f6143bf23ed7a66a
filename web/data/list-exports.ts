// The files of the lists behind the first page of the dashboard, which has no room for them.
import type { InferRequestType } from 'hono/client'
import type { AttendanceEvent } from '#content/facts/attendance.ts'
import type { FileFormat } from '#content/wire/file-formats.ts'
import { api } from '../api.ts'
import type { MemberQuery } from './admin.ts'

const { admin, attendance } = api
const { intake, announcements, judging, matching } = admin

type QueryOf<Endpoint> = InferRequestType<Endpoint> extends { query: infer Query } ? Query : never

export const exportMembers = async (format: FileFormat, query: MemberQuery) =>
  (await admin[`members.${format}`].$get({ query })).blob()

export const exportAuditLog = async (
  format: FileFormat,
  query: QueryOf<(typeof admin)['audit-log.csv']['$get']>,
) => (await admin[`audit-log.${format}`].$get({ query })).blob()

export const exportUsers = async (
  format: FileFormat,
  query: QueryOf<(typeof admin)['users.csv']['$get']>,
) => (await admin[`users.${format}`].$get({ query })).blob()

export const exportRoles = async (
  format: FileFormat,
  query: QueryOf<(typeof admin)['roles.csv']['$get']>,
) => (await admin[`roles.${format}`].$get({ query })).blob()

export const exportReports = async (
  format: FileFormat,
  query: QueryOf<(typeof matching)['reports.csv']['$get']>,
) => (await matching[`reports.${format}`].$get({ query })).blob()

export const exportCases = async (
  format: FileFormat,
  query: QueryOf<(typeof intake)['export.csv']['$get']>,
) => (await intake[`export.${format}`].$get({ query })).blob()

export const exportAnnouncements = async (
  format: FileFormat,
  query: QueryOf<(typeof announcements)['export.csv']['$get']>,
) => (await announcements[`export.${format}`].$get({ query })).blob()

export const exportRecipients = async (format: FileFormat, id: string) =>
  (await announcements[':id'][`recipients.${format}`].$get({ param: { id } })).blob()

export const exportResults = async (
  format: FileFormat,
  query: QueryOf<(typeof judging)['results.csv']['$get']>,
) => (await judging[`results.${format}`].$get({ query })).blob()

export const exportArrivals = async (format: FileFormat, event: string) =>
  (
    await attendance[':event'][`arrivals.${format}`].$get({
      param: { event: event as AttendanceEvent },
    })
  ).blob()
