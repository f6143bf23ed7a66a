import * as z from 'zod/mini'
import { emailMismatch } from '#words/errors.ts'
import * as words from '#words/forms.ts'
import { captcha, email } from './fields.ts'
import { password, passwordLimits } from './sign-in.ts'

/** A request for a mail to an address. */
export const mailRequestSchema = z.object({ email: email(), captcha: captcha() })

/** A request that needs nothing but the captcha. */
export const captchaSchema = z.object({ captcha: captcha() })

/** Six digits, which people may type with spaces or hyphens. */
function sixDigits(message: string) {
  return z.string(message).check(
    z.overwrite((text) => text.replace(/[\s-]/g, '')),
    z.regex(/^\d{6}$/, message),
  )
}

export const mailCodeSchema = z.object({
  code: sixDigits(words.mailCode),
})

export const appCodeSchema = z.object({
  code: sixDigits(words.appCode),
})

export const recoveryCodeSchema = z.object({
  code: z
    .string(words.recoveryCode)
    .check(z.trim(), z.minLength(6, words.recoveryCode), z.maxLength(64, words.recoveryCode)),
})

const newPassword = {
  password: password(),
  confirmPassword: password(words.confirmPassword),
}

function mustMatch<Form extends { password?: string; confirmPassword?: string }>() {
  return z.refine<Form>((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: words.passwordsDiffer,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
}

const proof = {
  currentPassword: z.prefault(z.string().check(z.maxLength(passwordLimits.most)), ''),
  nonce: z.prefault(z.union([z.literal(''), sixDigits(words.mailCode)], words.mailCode), ''),
}

/** The proof that the owner of the account is present: the current password, or six digits from a mail. */
export const proofSchema = z.object(proof)

/** A new password with a proof; an account without a password may need none. */
export const passwordChangeSchema = z.object({ ...newPassword, ...proof }).check(mustMatch())

export const emailChangeSchema = z.object({ email: email() })

/** The account's own address, typed to confirm the deletion, and whether teams and partner applications go too. */
export const deletionSchema = z.object({
  email: email(emailMismatch),
  everything: z.prefault(z.boolean(), false),
})
