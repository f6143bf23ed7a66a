import * as z from 'zod/mini'
import { captcha, email, emailLimits, formId, line, lines, oneOf, optionalLine } from './fields.ts'

export const departments = ['tech', 'media', 'registration', 'partnerships', 'general'] as const
export type Department = (typeof departments)[number]

export const contactLimits = {
  name: { least: 2, most: 100 },
  email: emailLimits,
  organization: { most: 120 },
  subject: { least: 5, most: 150 },
  message: { least: 10, most: 5000 },
}

export const contactSchema = z.object({
  id: formId(),
  name: line('Name', contactLimits.name, 'Name must be at least 2 characters'),
  email: email('Invalid email address'),
  organization: optionalLine('Organisation', contactLimits.organization),
  department: oneOf(departments, 'Please select a department'),
  subject: line('Subject', contactLimits.subject, 'Subject must be at least 5 characters'),
  message: lines('Message', contactLimits.message, 'Message must be at least 10 characters'),
  captcha: captcha(),
})

export type ContactForm = z.input<typeof contactSchema>
