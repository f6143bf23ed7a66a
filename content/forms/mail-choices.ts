import * as z from 'zod/mini'

const token = z.nullable(z.string().check(z.maxLength(200)))

/** Whose address is meant: that of a mail, by the secret of its link; null for that of who is signed in. */
export const addressOfMailSchema = z.object({ token })

/** Which mails an address wants besides those about its account and its own team. */
export const mailChoicesSchema = z.object({
  token,
  reminders: z.boolean(),
  announcements: z.boolean(),
})

export type MailChoices = Omit<z.output<typeof mailChoicesSchema>, 'token'>
