import { describeAudience } from '#content/describe-audience.ts'
import { announcementsPanel as words } from '#words/pages/admin-announcements.ts'
import type { ExportedList } from '../admin/send-export.ts'
import { readAnnouncements, readRecipients, type AnnouncementQuery } from './queries.ts'

type Row = Awaited<ReturnType<typeof readAnnouncements>>[number]
type Recipient = Awaited<ReturnType<typeof readRecipients>>[number]

const { columns, states, progress } = words

/** The announcements that match a search, in the order of the list, with what became of their mails. */
export const exportedAnnouncements: ExportedList<AnnouncementQuery, Row> = {
  name: 'announcements',
  columns: [
    { id: 'subject', label: columns.subject, cell: (row) => row.subject },
    { id: 'to', label: columns.to, cell: describeAudience },
    { id: 'recipients', label: columns.recipients, cell: (row) => row.recipients },
    { id: 'recipients', label: progress.parts.sent, cell: (row) => row.sent },
    { id: 'recipients', label: progress.parts.refused, cell: (row) => row.refused },
    { id: 'recipients', label: progress.parts.failed, cell: (row) => row.failed },
    { id: 'recipients', label: progress.parts.bounced, cell: (row) => row.bounced },
    { id: 'recipients', label: progress.parts.complained, cell: (row) => row.complained },
    { id: 'recipients', label: progress.parts.unsubscribed, cell: (row) => row.unsubscribed },
    { id: 'state', label: columns.state, cell: (row) => states[row.state] },
    { id: 'finished', label: progress.finished, cell: (row) => row.finishedAt },
    { id: 'written', label: columns.written, cell: (row) => row.createdAt },
  ],
  read: readAnnouncements,
}

/** The recipients of an announcement, by address, with what became of the mail to each. */
export const exportedRecipients: ExportedList<{ id: string }, Recipient> = {
  name: 'recipients',
  columns: [
    { id: 'address', label: progress.address, cell: (row) => row.email },
    { id: 'became', label: progress.became, cell: (row) => progress.parts[row.state] },
    { id: 'tried', label: progress.tried, cell: (row) => row.triedAt },
    { id: 'code', label: progress.code, cell: (row) => row.problem },
  ],
  read: (db, { id }, last) => readRecipients(db, id, last),
}
