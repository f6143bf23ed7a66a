import type { HubId } from '#content/facts/hubs.ts'
import { announcementMail } from '#words/announcement-mail.ts'
import { hubWords } from '#words/hubs.ts'
import type { Mail } from '#words/mails.ts'

/** Longest text beside the subject in the list of a mail program. */
const PREHEADER = 140

/** What an announcement says; `hubId` is the hub that wrote it, null for administrators. */
export type Written = { subject: string; text: string; hubId: HubId | null }

/** Builds the mail of an announcement; `recipientId` names the row of the recipient who can unsubscribe with its link. */
export function composeAnnouncement({ subject, text, hubId }: Written, recipientId?: string): Mail {
  const city = hubId && hubWords[hubId].city
  return {
    subject,
    preheader: firstWords(text),
    heading: subject,
    paragraphs: [],
    markdown: text,
    note: city ? announcementMail.hubNote(city) : announcementMail.note,
    ...(city && { signature: announcementMail.hubSignature(city) }),
    ...(recipientId && { unsubscribe: `news-${recipientId}` }),
  }
}

/** Returns the beginning of a text without the marks of Markdown. */
function firstWords(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[\s>#*+-]+|[*_`]/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PREHEADER)
}
