import * as z from 'zod/mini'
import { line } from '#content/forms/fields.ts'
import { linkToken } from '#content/forms/join-request.ts'
import { reload } from '#words/forms.ts'

/** A partner's request for a page of the list: the secret of the link, the search, and the end of the previous page. */
export const talentReadSchema = z.object({
  token: linkToken,
  search: z.prefault(line(reload, { least: 0, most: 100 }), ''),
  after: z.optional(z.string(reload).check(z.regex(/^\d{1,15}\.[\da-f-]{36}$/, reload))),
})

/** A request to send a link. `seen` is when the previous one was sent, as far as the sender knew, or null. */
export const talentLinkSchema = z.object({ seen: z.nullable(z.iso.datetime(reload)) })

export type TalentRead = z.output<typeof talentReadSchema>
