import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { afterAnswers } from './after-answers.ts'

export type SentMail = { to: string; subject: string; text: string; html: string }

const mailbox: SentMail[] = []

/** The mail service of the tests, which accepts and keeps every mail unless a test says otherwise. */
export const mailService = vi.fn<(mail: unknown) => Promise<EmailSendResult>>(async (mail) => {
  mailbox.push(mail as SentMail)
  return { messageId: crypto.randomUUID() }
})
env.EMAIL.send = mailService

/** Takes the newest mail to an address out of the mailbox. */
export async function takeMail(to: string): Promise<SentMail> {
  await afterAnswers()
  const index = mailbox.findLastIndex((mail) => mail.to === to)
  if (index < 0) throw new Error(`no mail to ${to}`)
  return mailbox.splice(index, 1)[0]!
}

/** Counts the mails to an address that are still in the mailbox. */
export async function countMails(to: string): Promise<number> {
  await afterAnswers()
  return mailbox.filter((mail) => mail.to === to).length
}

/** Reads the link of a mail; the parameters of its fragment are in `searchParams`. */
export function readLink(mail: SentMail): URL {
  return new URL(/https?:\/\/\S+\/auth\/confirm#\S+/.exec(mail.text)![0].replace('#', '?'))
}

export const hashOf = (link: URL) => link.searchParams.get('token_hash')!

export function readCode(mail: SentMail): string {
  return /: (\d{6})$/m.exec(mail.text)![1]!
}
