import * as z from 'zod/mini'
import * as words from '#words/certificate-messages.ts'
import { reload, tooShort } from '#words/forms.ts'
import { isPrintable } from '../print-text.ts'
import { certificateKinds } from '../wire/certificates.ts'
import { line, oneOf } from './fields.ts'

export const certificateLimits = { name: { least: 2, most: 100 } }

/** The version of the text that holders agree to. A new text gets the day from which it stands. */
export const consentVersion = '2025-11-12'

const part = () => z.boolean(reload)

/** What the holder of a certificate chooses, and agrees to. */
export const certificateFormSchema = z.object({
  name: line(
    words.name,
    certificateLimits.name,
    tooShort(words.name, certificateLimits.name.least),
  ).check(z.refine(isPrintable, words.unprintable)),
  shows: z.object({ team: part(), project: part(), hub: part(), award: part() }, reload),
  agreed: z.literal(true, words.agree),
  consentVersion: z.literal(consentVersion, reload),
})

/** The same for a new one. */
export const newCertificateSchema = z.object({
  kind: oneOf(certificateKinds, reload),
  ...certificateFormSchema.shape,
})

export type CertificateForm = z.output<typeof certificateFormSchema>
