import { announcementMail } from '#words/announcement-mail.ts'
import type { Mail } from '#words/mails.ts'

/** Longest text beside the subject in the list of a mail program. */
const PREHEADER = 140

type Written = { subject: string; text: string }

/** Builds the mail of an announcement; `recipientId` names the row of whoever may stop announcements by its link. */
export function composeAnnouncement({ subject, text }: Written, recipientId?: string): Mail {
  return {
    subject,
    preheader: firstWords(text),
    heading: subject,
    paragraphs: [],
    markdown: text,
    note: announcementMail.note,
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
