import { expect, type APIRequestContext } from 'playwright/test'

const CAPTURE = '/cdn-cgi/local/explorer/api/local/email/sending'

type Captured = { messageId: string; to: string[]; subject: string; sentAt: string }
export type Mail = { subject: string; text: string; html: string }

/** Reads everything captured so far for an address. */
export async function allMailTo(request: APIRequestContext, address: string): Promise<Captured[]> {
  const { result } = (await (await request.get(CAPTURE)).json()) as { result: Captured[] }
  return result.filter((mail) => mail.to.includes(address))
}

/** Waits for the newest mail to an address with a matching subject: mail is sent after the answer. */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<Mail> {
  let found: Captured | undefined
  await expect
    .poll(async () => {
      found = (await allMailTo(request, address))
        .filter((mail) => subject.test(mail.subject))
        .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))[0]
      return found !== undefined
    })
    .toBe(true)
  const mail = (await (
    await request.get(`${CAPTURE}?email_id=${encodeURIComponent(found!.messageId)}`)
  ).json()) as { result: Mail }
  return mail.result
}

/** Finds the first link to the site in a mail's text. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (!link) throw new Error('the mail has no link')
  return link
}
