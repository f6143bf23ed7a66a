import { hubs } from '#content/catalogue/hubs.ts'
import { nameKind, namePartnership } from '#content/partnership-names.ts'
import { adminPage } from '#words/pages/admin.ts'
import { contactPage } from '#words/pages/contact.ts'
import {
  readApplications,
  readHubInterests,
  readMessages,
  type ApplicationQuery,
  type InterestQuery,
  type MessageQuery,
} from './intake-queries.ts'
import type { ExportedList } from './send-export.ts'

type Message = Awaited<ReturnType<typeof readMessages>>[number]
type Application = Awaited<ReturnType<typeof readApplications>>[number]
type Interest = Awaited<ReturnType<typeof readHubInterests>>[number]

const { messages, applications, hubInterests, members, teams, users } = adminPage
const { email } = members.columns

/** The contact messages that match a query, in the order of the list. */
export const exportedMessages: ExportedList<MessageQuery, Message> = {
  name: 'messages',
  columns: [
    { id: 'subject', label: messages.columns.subject, cell: (row) => row.subject },
    { id: 'from', label: messages.columns.from, cell: (row) => row.name },
    { id: 'from', label: email, cell: (row) => row.email },
    { id: 'organization', label: messages.columns.organization, cell: (row) => row.organization },
    {
      id: 'department',
      label: messages.columns.department,
      cell: (row) => contactPage.form.departments[row.department] ?? row.department,
    },
    { id: 'status', label: messages.columns.status, cell: (row) => messages.statuses[row.status] },
    { id: 'received', label: messages.columns.received, cell: (row) => row.createdAt },
    { id: 'message', label: hubInterests.message, cell: (row) => row.message },
  ],
  read: readMessages,
}

const { columns, details } = applications
/** The applications of partners that match a query, in the order of the list, with all that they say. */
export const exportedApplications: ExportedList<ApplicationQuery, Application> = {
  name: 'applications',
  columns: [
    { id: 'organization', label: columns.organization, cell: (row) => row.organizationName },
    { id: 'contact', label: columns.contact, cell: (row) => row.contactName },
    { id: 'contact', label: email, cell: (row) => row.email },
    { id: 'contact', label: details.phone, cell: (row) => row.phone, isPhone: true },
    { id: 'kind', label: columns.kind, cell: (row) => nameKind(row.organizationType) },
    { id: 'wants', label: columns.wants, cell: (row) => namePartnership(row.partnershipType) },
    { id: 'status', label: columns.status, cell: (row) => applications.statuses[row.status] },
    { id: 'received', label: columns.received, cell: (row) => row.createdAt },
    { id: 'website', label: details.website, cell: (row) => row.website },
    { id: 'contribution', label: details.contribution, cell: (row) => row.contributionDetails },
    { id: 'goals', label: details.goals, cell: (row) => row.goals },
    { id: 'audience', label: details.audience, cell: (row) => row.audienceSize },
    { id: 'experience', label: details.experience, cell: (row) => row.previousExperience },
    {
      id: 'marketing',
      label: details.marketing,
      cell: (row) => (row.agreedToMarketingAt ? users.yes : users.no),
    },
  ],
  read: readApplications,
}

/** The interests in hubs that match a search, in the order of the list. */
export const exportedInterests: ExportedList<InterestQuery, Interest> = {
  name: 'hub-interests',
  columns: [
    { id: 'city', label: hubInterests.columns.city, cell: (row) => row.city },
    {
      id: 'hub',
      label: teams.details.hub,
      cell: ({ hubId }) => hubs.find(({ id }) => id === hubId)?.city ?? hubId,
    },
    {
      id: 'kind',
      label: hubInterests.columns.kind,
      cell: (row) => hubInterests.kinds[row.kind],
    },
    { id: 'contact', label: hubInterests.columns.contact, cell: (row) => row.name },
    { id: 'contact', label: email, cell: (row) => row.email },
    {
      id: 'organization',
      label: hubInterests.columns.organization,
      cell: (row) => row.organization,
    },
    { id: 'received', label: hubInterests.columns.received, cell: (row) => row.createdAt },
    { id: 'message', label: hubInterests.message, cell: (row) => row.message },
  ],
  read: readHubInterests,
}
