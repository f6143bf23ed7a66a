import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { departments } from '../wire/departments.ts'
import { captcha, email, emailLimits, formId, line, lines, oneOf, optionalLine } from './fields.ts'

export const contactLimits = {
  name: { least: 2, most: 100 },
  email: emailLimits,
  organization: { most: 120 },
  subject: { least: 5, most: 150 },
  message: { least: 10, most: 5000 },
}

export const contactSchema = z.object({
  id: formId(),
  name: line(words.name, contactLimits.name, words.tooShort(words.name, contactLimits.name.least)),
  email: email(words.contactEmail),
  organization: optionalLine(words.organization, contactLimits.organization),
  department: oneOf(departments, words.department),
  subject: line(
    words.subject,
    contactLimits.subject,
    words.tooShort(words.subject, contactLimits.subject.least),
  ),
  message: lines(
    words.message,
    contactLimits.message,
    words.tooShort(words.message, contactLimits.message.least),
  ),
  captcha: captcha(),
})

export type ContactForm = z.input<typeof contactSchema>
