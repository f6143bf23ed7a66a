import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { listedCountryCodes } from '../countries.ts'
import { dialCodes } from '../facts/dial-codes.ts'
import {
  anyLink,
  captcha,
  email,
  emailLimits,
  line,
  linkLimits,
  oneOf,
  optionalLink,
  phoneLimits,
} from './fields.ts'
import { password, passwordLimits } from './sign-in.ts'

export const signUpLimits = {
  firstName: { least: 2, most: 60 },
  lastName: { least: 2, most: 60 },
  email: emailLimits,
  phoneNumber: { least: 6, most: phoneLimits.most },
  githubLink: linkLimits,
  password: passwordLimits,
  confirmPassword: passwordLimits,
}

/** The fields of a profile: what sign-up sends as metadata and the account page changes later. */
const profileFields = {
  firstName: line(
    words.firstName,
    signUpLimits.firstName,
    words.tooShort(words.firstName, signUpLimits.firstName.least),
  ),
  lastName: line(
    words.lastName,
    signUpLimits.lastName,
    words.tooShort(words.lastName, signUpLimits.lastName.least),
  ),
  countryCode: oneOf([...new Set(Object.values(dialCodes))], words.countryCode),
  phoneNumber: z
    .string(words.localPhone)
    .check(
      z.trim(),
      z.minLength(signUpLimits.phoneNumber.least, words.localPhone),
      z.maxLength(signUpLimits.phoneNumber.most, words.localPhone),
      z.regex(/^(\D*\d){6}[\d\s().-]*$/, words.localPhone),
      z.regex(/^[\d\s().-]*$/, words.localPhone),
    ),
  country: oneOf(listedCountryCodes, words.country),
  githubLink: optionalLink(words.githubLink, anyLink, words.github),
}

export const profileSchema = z.object(profileFields)

export const signUpSchema = z
  .object({
    ...profileFields,
    email: email(),
    password: password(),
    confirmPassword: password(words.confirmPassword),
    captcha: captcha(),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: words.passwordsDiffer,
      // On every change, also while other fields are still wrong.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

export type ProfileForm = z.input<typeof profileSchema>
export type SignUpForm = z.input<typeof signUpSchema>
