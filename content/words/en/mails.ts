import { event } from '#content/facts/event.ts'
import { formatEventMoment } from '#content/format/moments.ts'
import { formatMinutes } from '#content/format/numbers.ts'

/** What a mail says. The sender adds the address of the button and turns the parts into HTML and plain text. */
export type Mail = {
  subject: string
  preheader: string
  heading: string
  paragraphs: readonly string[]
  /** Six digits, shown large between the text and the button. */
  code?: string
  button?: { label: string }
  /** Why the reader got the mail, and what to do if they did not ask for it. */
  note: string
}

/** A code to type, beside the link or alone. */
export type MailCode = { digits: string; minutes: number }

export type LinkMail = { linkMinutes: number; code?: MailCode }

/** The words around every mail. */
export const mailFrame = {
  signature: `The ${event.name} team`,
  address: `${event.headquarters.city}, ${event.headquarters.region}, ${event.headquarters.country}`,
  linkHelp: 'If the button does not work, copy this address into your browser:',
  codeLabel: 'Your code',
} as const

function linkLimit({ linkMinutes }: LinkMail): string {
  return `The link works once, for ${formatMinutes(linkMinutes)}.`
}

function codeHint({ code }: LinkMail): string[] {
  return code === undefined
    ? []
    : [
        `Where you are asked for a code, type the one below. It works once, for ${formatMinutes(code.minutes)}.`,
      ]
}

function moment(at: Date): string {
  return `${formatEventMoment(at)} Central Africa Time (GMT+2)`
}

const notYou =
  'If it was not you, reset your password now from the sign-in page, then write to us on the Contact page.'

const codeWarning = 'We never ask for this code by phone, chat or email. Do not give it to anybody.'

// No mail that a stranger can trigger repeats what the stranger typed: it would send their spam in our name.
export const mails = {
  verification: (values: LinkMail): Mail => ({
    subject: `Confirm your email address for ${event.name}`,
    preheader: 'One step is left before you can sign in.',
    heading: 'Confirm your email address',
    paragraphs: [
      `Welcome to ${event.name}. Please confirm that this address is yours. After that you can sign in, register a team and see it on your My team page.`,
      linkLimit(values),
      ...codeHint(values),
    ],
    code: values.code?.digits,
    button: { label: 'Confirm email address' },
    note: `You get this email because somebody created an ${event.name} account with this address. If it was not you, ignore it: without the confirmation the account cannot be used.`,
  }),

  alreadyRegistered: (): Mail => ({
    subject: `You already have an ${event.name} account`,
    preheader: 'Nothing has changed. You can sign in as before.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to use this address for a new account or to move another account to it. The address already has an account, so we changed nothing.',
      'Sign in with your password. If you have forgotten it, ask for a new one on the same page.',
    ],
    button: { label: 'Go to sign-in' },
    note: 'If it was not you, there is nothing to do. The person who tried does not learn from us that this address has an account.',
  }),

  recovery: (values: LinkMail): Mail => ({
    subject: `Choose a new password for ${event.name}`,
    preheader: `The link works for ${formatMinutes(values.linkMinutes)}.`,
    heading: 'Choose a new password',
    paragraphs: [
      'You asked for a new password. Open the link below and choose one. Your old password works until then.',
      linkLimit(values),
      ...codeHint(values),
    ],
    code: values.code?.digits,
    button: { label: 'Choose a new password' },
    note: 'You get this email because somebody asked for a new password for this address. If it was not you, ignore it: your password stays as it is.',
  }),

  signInCode: (values: { code: MailCode; linkMinutes: number }): Mail => ({
    subject: `Your sign-in code for ${event.name}`,
    preheader: `The code works for ${formatMinutes(values.code.minutes)}.`,
    heading: 'Sign in',
    paragraphs: [
      `Type the code below on the sign-in page. It works once, for ${formatMinutes(values.code.minutes)}.`,
      `Or use the button if you read this on the device where you want to sign in. ${linkLimit(values)}`,
      codeWarning,
    ],
    code: values.code.digits,
    button: { label: 'Sign in' },
    note: 'You get this email because somebody asked to sign in with this address. If it was not you, ignore it: nobody can sign in without the code or the link.',
  }),

  emailChangeToNew: (values: LinkMail): Mail => ({
    subject: `Confirm your new email address for ${event.name}`,
    preheader: 'The change needs a yes from both addresses.',
    heading: 'Confirm your new email address',
    paragraphs: [
      'You asked to use this address for your account. Please confirm that it is yours.',
      'We have also written to your present address. The change is made when both emails have been confirmed, in either order.',
      linkLimit(values),
      ...codeHint(values),
    ],
    code: values.code?.digits,
    button: { label: 'Confirm new address' },
    note: `You get this email because somebody wants to use this address for an ${event.name} account. If it was not you, ignore it: nothing will change.`,
  }),

  emailChangeToOld: (values: LinkMail & { newEmail: string }): Mail => ({
    subject: `Your ${event.name} email address is about to change`,
    preheader: 'Nothing changes unless you agree.',
    heading: 'Do you want to change your email address?',
    paragraphs: [
      `You asked to change the address of your account to ${values.newEmail}.`,
      'Please agree with the button below. We have also written to the new address. The change is made when both emails have been confirmed, in either order.',
      linkLimit(values),
      ...codeHint(values),
    ],
    code: values.code?.digits,
    button: { label: 'Agree to the change' },
    note: `You get this email because this is the present address of your account. Without your agreement the address stays. ${notYou}`,
  }),

  passwordChanged: (values: { at: Date }): Mail => ({
    subject: `Your ${event.name} password was changed`,
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${moment(values.at)}. Other devices have been signed out.`,
      'If it was you, there is nothing to do.',
    ],
    button: { label: 'Go to sign-in' },
    note: `We send this email after every change of password. ${notYou}`,
  }),

  emailChanged: (values: { at: Date }): Mail => ({
    subject: `The email address of your ${event.name} account was changed`,
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your email address was changed',
    paragraphs: [
      `Your account was moved from this address to another one on ${moment(values.at)}. From now on you sign in with the new address, and our emails go there.`,
      'If it was you, there is nothing to do.',
    ],
    button: { label: 'Go to the Contact page' },
    note: 'We send this email to the old address after every change. If it was not you, write to us on the Contact page at once.',
  }),

  identityLinked: (values: { at: Date; provider: string }): Mail => ({
    subject: `${values.provider} was connected to your ${event.name} account`,
    preheader: 'If it was you, there is nothing to do.',
    heading: `${values.provider} was connected`,
    paragraphs: [
      `A ${values.provider} account was connected to your account on ${moment(values.at)}. Whoever holds it can sign in.`,
      'If it was you, there is nothing to do.',
    ],
    button: { label: 'Open my account' },
    note: `We send this email whenever another way to sign in is connected. ${notYou}`,
  }),

  identityUnlinked: (values: { at: Date; provider: string }): Mail => ({
    subject: `${values.provider} was disconnected from your ${event.name} account`,
    preheader: 'If it was you, there is nothing to do.',
    heading: `${values.provider} was disconnected`,
    paragraphs: [
      `A ${values.provider} account was disconnected from your account on ${moment(values.at)}. It no longer signs you in.`,
      'If it was you, there is nothing to do.',
    ],
    button: { label: 'Open my account' },
    note: `We send this email whenever a way to sign in is disconnected. ${notYou}`,
  }),

  factorAdded: (values: { at: Date; factorName?: string }): Mail => ({
    subject: `A second factor was added to your ${event.name} account`,
    preheader: 'From now on, signing in needs a code from your app.',
    heading: 'A second factor was added',
    paragraphs: [
      `${values.factorName ? `The authenticator “${values.factorName}”` : 'An authenticator app'} was added to your account on ${moment(values.at)}.`,
      'From now on, signing in also needs a six-digit code from that app. Keep your recovery codes in a safe place, in case you lose the device.',
    ],
    button: { label: 'Open my account' },
    note: `We send this email whenever a second factor is added. ${notYou}`,
  }),

  factorRemoved: (values: { at: Date; factorName?: string }): Mail => ({
    subject: `A second factor was removed from your ${event.name} account`,
    preheader: 'If it was you, there is nothing to do.',
    heading: 'A second factor was removed',
    paragraphs: [
      `${values.factorName ? `The authenticator “${values.factorName}”` : 'An authenticator app'} was removed from your account on ${moment(values.at)}.`,
      'Its codes no longer work. You can add another one on your account page.',
    ],
    button: { label: 'Open my account' },
    note: `We send this email whenever a second factor is removed. ${notYou}`,
  }),

  invitation: (values: { linkMinutes: number }): Mail => ({
    subject: `You are invited to ${event.name}`,
    preheader: 'Accept the invitation and choose a password.',
    heading: 'You are invited',
    paragraphs: [
      `An administrator of ${event.name} has created an account for you. Accept the invitation, then choose a password.`,
      linkLimit(values),
    ],
    button: { label: 'Accept invitation' },
    note: 'You get this email because an administrator entered this address. If you do not want an account, ignore it: without your answer the account cannot be used.',
  }),

  reauthentication: (values: { code: MailCode }): Mail => ({
    subject: `Your confirmation code for ${event.name}`,
    preheader: `The code works for ${formatMinutes(values.code.minutes)}.`,
    heading: 'Confirm that it is you',
    paragraphs: [
      `You want to change something important in your account. Type the code below on the page you came from. It works once, for ${formatMinutes(values.code.minutes)}.`,
      codeWarning,
    ],
    code: values.code.digits,
    note: `You get this email because somebody who is signed in to your account asked for a code. ${notYou}`,
  }),

  teamRegistered: (values: {
    teamName: string
    memberNames: readonly string[]
    mode: 'in-person' | 'virtual'
    hubCity?: string
  }): Mail => ({
    subject: `Your team is registered for ${event.name}`,
    preheader: 'What we have stored, and what comes next.',
    heading: 'Your team is registered',
    paragraphs: [
      `Team: ${values.teamName}`,
      `Members: ${values.memberNames.join(', ')}`,
      values.mode === 'in-person'
        ? `Mode: in person${values.hubCity ? `, at the hub in ${values.hubCity}` : ', at a hub'}`
        : 'Mode: online. You can move to a hub in the first two weeks.',
      'What comes next: check the members above with your team, put the schedule in your calendar, and read the page of your track. If you create an account with this email address, you can see and change your team on the My team page.',
    ],
    button: { label: 'Go to My team' },
    note: 'You get this email because this address was given for the team representative. If you know nothing of the team, tell us on the Contact page and we will remove your address.',
  }),

  contactReceived: (): Mail => ({
    subject: `We have your message to ${event.name}`,
    preheader: `We answer within ${event.answerHours.message} hours on business days.`,
    heading: 'Thank you for writing to us',
    paragraphs: [
      `Your message has reached us. We'll get back to you within ${event.answerHours.message} hours on business days, at this address.`,
      'Many questions are answered on the FAQ page, so you may find what you need there before we write.',
    ],
    button: { label: 'Read the FAQ' },
    note: 'You get this email because this address was entered in our contact form. If it was not you, you can ignore this email.',
  }),

  partnerApplicationReceived: (values: { interest: string }): Mail => ({
    subject: `We have your partner application to ${event.name}`,
    preheader: `Our team will respond within ${event.answerHours.application} hours.`,
    heading: 'Thank you for your application',
    paragraphs: [
      `Your application has reached us. You chose: ${values.interest}.`,
      `Our team will respond within ${event.answerHours.application} hours, at this address. Nothing is agreed or announced before we have talked.`,
    ],
    button: { label: 'See the partnership tiers' },
    note: 'You get this email because this address was entered in our partner application. If it was not you, tell us on the Contact page and we will remove it.',
  }),

  hubInterestReceived: (values: { city: string }): Mail => ({
    subject: `We have your interest in a hub for ${event.name}`,
    preheader: 'We write to you when there is news from your city.',
    heading: 'Thank you for your interest',
    paragraphs: [
      `You told us that you are interested in a hub in ${values.city}. We write to you as soon as there is news.`,
      'You need no hub to begin: a team can start online and move to a hub in the first two weeks.',
    ],
    button: { label: 'See all hubs' },
    note: 'You get this email because this address was entered in our form. If it was not you, tell us on the Contact page and we will remove it.',
  }),
} as const

export type MailName = keyof typeof mails
