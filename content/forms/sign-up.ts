import * as z from 'zod/mini'
import { countryCodes } from '../facts/countries.ts'
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

const phoneMessage = 'Please enter a valid phone number'

/** The fields of a profile: what sign-up sends as metadata and the account page changes later. */
const profileFields = {
  firstName: line('First name', signUpLimits.firstName, 'First name must be at least 2 characters'),
  lastName: line('Last name', signUpLimits.lastName, 'Last name must be at least 2 characters'),
  countryCode: oneOf([...new Set(Object.values(dialCodes))], 'Please select a country code'),
  phoneNumber: z
    .string(phoneMessage)
    .check(
      z.trim(),
      z.minLength(signUpLimits.phoneNumber.least, phoneMessage),
      z.maxLength(signUpLimits.phoneNumber.most, phoneMessage),
      z.regex(/^(\D*\d){6}[\d\s().-]*$/, phoneMessage),
      z.regex(/^[\d\s().-]*$/, phoneMessage),
    ),
  country: oneOf(countryCodes, 'Please select your country'),
  githubLink: optionalLink('GitHub profile link', anyLink, 'Please enter a valid GitHub URL'),
}

export const profileSchema = z.object(profileFields)

export const signUpSchema = z
  .object({
    ...profileFields,
    email: email(),
    password: password(),
    confirmPassword: password('Please confirm your password'),
    captcha: captcha(),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: "Passwords don't match",
      // On every change, also while other fields are still wrong.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

export type ProfileForm = z.input<typeof profileSchema>
export type SignUpForm = z.input<typeof signUpSchema>
