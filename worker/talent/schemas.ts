import * as z from 'zod/mini'
import { line } from '#content/forms/fields.ts'
import { linkToken } from '#content/forms/join-request.ts'
import { reload } from '#words/forms.ts'

/** A reading of the list by a partner: the secret of the link, what is searched for, and the end of the page before. */
export const talentReadSchema = z.object({
  token: linkToken,
  search: z.prefault(line(reload, { least: 0, most: 100 }), ''),
  after: z.optional(z.string(reload).check(z.regex(/^\d{1,15}\.[\da-f-]{36}$/, reload))),
})

/** An order to send a link. `seen` is when the one before was sent, as the sender knew it, or null. */
export const talentLinkSchema = z.object({ seen: z.nullable(z.iso.datetime(reload)) })

export type TalentRead = z.output<typeof talentReadSchema>
