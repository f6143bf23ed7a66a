import type { ContactAddressId } from '#content/facts/contact-addresses.ts'
import { event } from '#content/facts/event.ts'
import { formatMinutes } from '#content/format/numbers.ts'
import type { StaffRole } from '#content/wire/roles.ts'
import * as edition from './edition.ts'
import { receiptSubjects } from './receipt-subjects.ts'
import { site } from './site.ts'

/** What a mail says. The sender adds the address of the button and turns the parts into HTML and plain text. */
export type Mail = {
  subject: string
  preheader: string
  heading: string
  paragraphs: readonly string[]
  /** Further text in Markdown, as organisers write it. */
  markdown?: string
  /** Six digits, shown large between the text and the button. */
  code?: string
  button?: { label: string }
  /** Who signs, if not the team of the event. */
  signature?: string
  /** Why the reader got the mail, and what to do if they did not ask for it. */
  note: string
  /** For a reminder or an announcement: whose address it is, so that they can unsubscribe. See `worker/mail/unsubscribe-link.ts`. */
  unsubscribe?: string
  /** The id of what the reader has sent us, so that mail programs group its acknowledgement and its answers. */
  thread?: string
  /** Where an answer to the mail goes. Without it, nobody reads one. */
  replyTo?: ContactAddressId
}

/** A code to type, beside the link or alone. */
export type MailCode = { digits: string; minutes: number }

export type LinkMail = { linkMinutes: number; code?: MailCode }

/** The words around every mail. */
export const mailFrame = {
  signature: `The ${event.name} team`,
  address: `${event.headquarters.city}, ${event.headquarters.region}, ${event.headquarters.country}`,
  /** After the address, with the address of the site before each path. Many notes refer to the Contact page. */
  links: [site.navigation.last, ...site.footer.legal],
  linkHelp: 'If the button does not work, copy this address into your browser:',
  codeLabel: 'Your code',
  unsubscribe: { reminders: 'No more reminders', announcements: 'No more announcements' },
} as const

function linkLimit({ linkMinutes }: LinkMail): string {
  return `The link works once, for ${formatMinutes(linkMinutes)}.`
}

/** The text of a mail with a link, and perhaps a code beside it, which ends with how long they work. */
function withLink(values: LinkMail, paragraphs: string[]): Pick<Mail, 'paragraphs' | 'code'> {
  const { code } = values
  if (!code) return { paragraphs: [...paragraphs, linkLimit(values)] }
  const codeHint = `If you are asked for a code, enter the one below. It works once, for ${formatMinutes(code.minutes)}.`
  return { paragraphs: [...paragraphs, linkLimit(values), codeHint], code: code.digits }
}

/** How the mails about a team to its representative end. */
const toRepresentative = {
  button: { label: 'Go to My team' },
  note: "You're receiving this email because this address was given for the team representative. If you don't know this team, let us know on the Contact page and we will remove your address.",
} as const

type Departure = {
  teamName: string
  memberName: string
  isTooSmall: boolean
  mayAddMembers: boolean
}

/** What a team does that has one member less. */
const afterDeparture = ({ isTooSmall, mayAddMembers }: Departure) =>
  isTooSmall
    ? `The team is now smaller than the rules allow: a team has ${event.teamSize.least} to ${event.teamSize.most} members. ${mayAddMembers ? 'Add someone on your account page, under My team.' : 'Teams can no longer change, so write to us on the Contact page.'}`
    : `There is nothing you need to do.${mayAddMembers ? ' You can add someone else on your account page, under My team.' : ''}`

/** Why an applicant gets the answer to an application. */
const toApplicant =
  "You're receiving this email because you applied with this address. If you didn't, let us know on the Contact page and we will remove it."

export const notYou =
  "If it wasn't you, reset your password now from the sign-in page, then write to us on the Contact page."

const roleNames: Record<StaffRole, string> = {
  admin: 'an administrator',
  organizer: 'an organizer',
}

const codeWarning = 'We never ask for this code by phone, chat or email. Do not give it to anyone.'

// No mail that a stranger can trigger repeats what the stranger typed: it would send their spam in our name.
export const mails = {
  verification: (values: LinkMail): Mail => ({
    subject: `Confirm your email address for ${event.name}`,
    preheader: 'One more step before you can sign in.',
    heading: 'Confirm your email address',
    ...withLink(values, [
      `Welcome to ${event.name}. Please confirm that this address is yours. Then you can sign in, register a team and see it on your account page, under My team.`,
    ]),
    button: { label: 'Confirm email address' },
    note: `You're receiving this email because someone created an ${event.name} account with this address. If it wasn't you, ignore it: nobody can use the account until someone confirms it.`,
  }),

  alreadyRegistered: (): Mail => ({
    subject: `You already have an ${event.name} account`,
    preheader: 'Nothing has changed. You can sign in as before.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to create an account with this address or to move another account to it. The address already has an account, so nothing has changed.',
      'Sign in with your password. If you have forgotten it, you can request a new one on the same page.',
    ],
    button: { label: 'Sign in' },
    note: "If it wasn't you, there is nothing you need to do. We don't tell the person who tried that this address has an account.",
  }),

  recovery: (values: LinkMail): Mail => ({
    subject: `Choose a new password for ${event.name}`,
    preheader: `The link works for ${formatMinutes(values.linkMinutes)}.`,
    heading: 'Choose a new password',
    ...withLink(values, [
      'You asked for a new password. Open the link below to choose one. Until then, your old password still works.',
    ]),
    button: { label: 'Choose a new password' },
    note: "You're receiving this email because someone asked for a new password for this address. If it wasn't you, ignore it: your password won't change.",
  }),

  signInCode: (values: { code: MailCode; linkMinutes: number }): Mail => ({
    subject: `Your sign-in code for ${event.name}`,
    preheader: `The code works for ${formatMinutes(values.code.minutes)}.`,
    heading: 'Sign in',
    paragraphs: [
      `Enter the code below on the sign-in page. It works once, for ${formatMinutes(values.code.minutes)}.`,
      `Or use the button, if you are reading this on the device where you want to sign in. ${linkLimit(values)}`,
      codeWarning,
    ],
    code: values.code.digits,
    button: { label: 'Sign in' },
    note: "You're receiving this email because someone asked to sign in with this address. If it wasn't you, ignore it: nobody can sign in without the code or the link.",
  }),

  emailChangeToNew: (values: LinkMail): Mail => ({
    subject: `Confirm your new email address for ${event.name}`,
    preheader: 'Both addresses need to confirm the change.',
    heading: 'Confirm your new email address',
    ...withLink(values, [
      'You asked to use this address for your account. Please confirm that it is yours.',
      'We have also written to your current address. The change takes effect once both emails have been confirmed, in either order.',
    ]),
    button: { label: 'Confirm new address' },
    note: `You're receiving this email because someone wants to use this address for an ${event.name} account. If it wasn't you, ignore it: nothing will change.`,
  }),

  emailChangeToOld: (values: LinkMail & { newEmail: string }): Mail => ({
    subject: `Your ${event.name} email address is about to change`,
    preheader: 'Nothing changes unless you approve it.',
    heading: 'Do you want to change your email address?',
    ...withLink(values, [
      `You asked to change the address of your account to ${values.newEmail}.`,
      'Use the button below to approve it. We have also written to the new address. The change takes effect once both emails have been confirmed, in either order.',
    ]),
    button: { label: 'Approve the change' },
    note: `You're receiving this email because this is the current address of your account. Unless you approve it, nothing changes. ${notYou}`,
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
    note: "You're receiving this email because an administrator entered this address. If you don't want an account, ignore it: unless you accept, nobody can use the account.",
  }),

  reauthentication: (values: { code: MailCode }): Mail => ({
    subject: `Your confirmation code for ${event.name}`,
    preheader: `The code works for ${formatMinutes(values.code.minutes)}.`,
    heading: "Confirm it's you",
    paragraphs: [
      `You are about to change something important in your account. Enter the code below on the page you came from. It works once, for ${formatMinutes(values.code.minutes)}.`,
      codeWarning,
    ],
    code: values.code.digits,
    note: `You're receiving this email because someone signed in to your account asked for a code. ${notYou}`,
  }),

  teamRegistered: (values: {
    teamName: string
    memberNames: readonly string[]
    mode: 'in-person' | 'virtual'
    hubCity?: string
    mayMoveToHub: boolean
  }): Mail => ({
    subject: `Your team is registered for ${event.name}`,
    preheader: 'Your registration, and what comes next.',
    heading: 'Your team is registered',
    paragraphs: [
      `Team: ${values.teamName}`,
      `Members: ${values.memberNames.join(', ')}`,
      values.mode === 'in-person'
        ? `Mode: in person${values.hubCity ? `, at the hub in ${values.hubCity}` : ', at a hub'}`
        : `Mode: online.${values.mayMoveToHub ? ` You can move to a hub in the first two weeks, until ${edition.hubMoveDate}.` : ''}`,
      `A team has ${event.teamSize.least} to ${event.teamSize.most} members. The representative counts if listed above.`,
      'What comes next: check the members above with your team, put the schedule in your calendar, and read about your track. To view and edit your team, create an account with this email address and go to My team.',
    ],
    ...toRepresentative,
  }),

  memberLeft: (values: Departure): Mail => ({
    subject: `Someone has left your team for ${event.name}`,
    preheader: 'Your team stays registered, without one member.',
    heading: 'A member has left your team',
    paragraphs: [
      `${values.memberName} is no longer a member of your team ${values.teamName}. They left it, or asked us to delete their data.`,
      afterDeparture(values),
    ],
    ...toRepresentative,
  }),

  invitationDeclined: (values: Departure): Mail => ({
    subject: `Someone has declined to join your team for ${event.name}`,
    preheader: 'Your team stays registered, without them.',
    heading: 'Your invitation was declined',
    paragraphs: [
      `${values.memberName} has declined the invitation to your team ${values.teamName}. We have deleted their name and address from it.`,
      afterDeparture(values),
    ],
    ...toRepresentative,
  }),

  teamHandedOver: (values: { teamName: string; mayChange: boolean }): Mail => ({
    subject: `You now represent a team at ${event.name}`,
    preheader: 'Its representative has left.',
    heading: 'You now represent your team',
    paragraphs: [
      `The representative of the team ${values.teamName} has left, and you are the first of its other members. Our emails about the team now go to you.`,
      `Sign in, or create an account with this email address. ${values.mayChange ? 'On your account page you can then change the team, add your phone number or name someone else as the representative.' : 'Your account page then shows the team, which can no longer change.'}`,
    ],
    button: { label: 'Go to My team' },
    note: "You're receiving this email because this address is listed in the team. If you don't know this team, let us know on the Contact page and we will remove your address.",
  }),

  contactReceived: (): Mail => ({
    subject: receiptSubjects.message,
    preheader: `We'll reply within ${event.answerHours.message} hours on business days.`,
    heading: 'Thank you for writing to us',
    paragraphs: [
      `Your message has reached us. We'll get back to you within ${event.answerHours.message} hours on business days, at this address.`,
      'The FAQ answers many questions, so you may find what you need there before we reply.',
    ],
    button: { label: 'Read the FAQ' },
    note: "You're receiving this email because this address was entered in our contact form. If it wasn't you, you can ignore this email.",
  }),

  partnerApplicationReceived: (values: { interest: string }): Mail => ({
    subject: receiptSubjects.application,
    preheader: `Our team will respond within ${event.answerHours.application} hours.`,
    heading: 'Thank you for your application',
    paragraphs: [
      `Your application has reached us. You chose: ${values.interest}.`,
      `Our team will respond within ${event.answerHours.application} hours, at this address. We agree and announce nothing until we have talked.`,
    ],
    button: { label: 'See the partnership tiers' },
    note: "You're receiving this email because this address was entered in our partner application. If it wasn't you, let us know on the Contact page and we will remove it.",
  }),

  applicationAccepted: (): Mail => ({
    subject: `Your application to ${event.name} was accepted`,
    preheader: 'We would like to work with you.',
    heading: 'Your application was accepted',
    paragraphs: [
      "Thank you for offering to work with us. We're glad to accept.",
      "We'll write to you at this address about the next steps, and announce nothing before you agree to it.",
    ],
    button: { label: 'See the partnership tiers' },
    note: toApplicant,
  }),

  applicationDeclined: (): Mail => ({
    subject: `Your application to ${event.name}`,
    preheader: 'Thank you. This time we cannot accept it.',
    heading: 'We cannot accept your application',
    paragraphs: [
      'Thank you for offering to work with us. This time we cannot accept.',
      'If something has changed, or you think we misunderstood, write to us on the Contact page.',
    ],
    button: { label: 'Other ways to take part' },
    note: toApplicant,
  }),

  roleGiven: (values: { role: StaffRole }): Mail => ({
    subject: `You are now ${roleNames[values.role]} of ${event.name}`,
    preheader: 'An administrator has given you a role.',
    heading: `You are now ${roleNames[values.role]}`,
    paragraphs: [
      values.role === 'admin'
        ? 'You can now open the dashboard with everything in it: teams, messages, applications, accounts and roles. Please turn on two-step verification on your account page within 24 hours; without it, the dashboard closes to you.'
        : 'You can now open the dashboard and see the teams and their members.',
      'The lists hold personal data of people who trust us with it. Export only what you need, and delete it when you no longer need it.',
    ],
    button: { label: 'Open the dashboard' },
    note: "You're receiving this email because an administrator gave your account a role. If you didn't expect it, write to us on the Contact page.",
  }),

  roleRemoved: (): Mail => ({
    subject: `Your role at ${event.name} was removed`,
    preheader: 'The dashboard is no longer open to you.',
    heading: 'Your role was removed',
    paragraphs: [
      'An administrator has removed your role, so you can no longer open the dashboard. Your account and your teams stay as they are.',
      'Please delete any lists that you exported.',
    ],
    button: { label: 'Open my account' },
    note: "You're receiving this email because your account had a role. If you didn't expect this, write to us on the Contact page.",
  }),

  teamChanged: (values: { teamName: string }): Mail => ({
    subject: `Your team for ${event.name} was changed`,
    preheader: 'Someone else has changed it.',
    heading: 'Your team was changed',
    paragraphs: [
      `The account that registered the team ${values.teamName} has changed it. You can see its details on your account page, under My team.`,
      "If you don't find the team there, someone else represents it from now on, and our emails about it go to them.",
    ],
    ...toRepresentative,
  }),

  representativeNamed: (values: { teamName: string }): Mail => ({
    subject: `You now represent a team at ${event.name}`,
    preheader: 'Someone has named you as the representative.',
    heading: 'You now represent a team',
    paragraphs: [
      `You have been named as the representative of the team ${values.teamName}. Our emails about the team now go to you.`,
      'Sign in, or create an account with this email address. On your account page you can then check the details, change them or name someone else.',
    ],
    ...toRepresentative,
  }),

  memberRemoved: (): Mail => ({
    subject: `Your team for ${event.name} was changed`,
    preheader: 'An administrator has removed a member.',
    heading: 'A member was removed from your team',
    paragraphs: [
      'An administrator has removed a member from a team that you represent. The My team page shows who is left.',
      `A team has ${event.teamSize.least} to ${event.teamSize.most} members. If yours is now too small, add someone there.`,
    ],
    button: { label: 'Go to My team' },
    note: "You're receiving this email because this address was given for the team representative. If you don't know why this happened, ask us on the Contact page.",
  }),

  teamRemoved: (): Mail => ({
    subject: `Your team was removed from ${event.name}`,
    preheader: 'An administrator has deleted its registration.',
    heading: 'Your team was removed',
    paragraphs: [
      'An administrator has deleted the registration of a team that you represented, with all its members.',
      'If you asked for it, there is nothing you need to do. If you think it is a mistake, write to us on the Contact page.',
    ],
    button: { label: 'Go to the Contact page' },
    note: "You're receiving this email because this address was given for the team representative. If you don't know the team, you can ignore this email.",
  }),

  teamsMerged: (values: { stays: string; ends: string }): Mail => ({
    subject: `Two teams of ${event.name} are now one`,
    preheader: 'An organiser has merged your team with another.',
    heading: 'Two teams are now one',
    paragraphs: [
      `An organiser has merged the team ${values.ends} into the team ${values.stays}. All members are now in ${values.stays}, which keeps its representative, its hub and its track.`,
      'If you did not agree to this, write to us on the Contact page.',
    ],
    ...toRepresentative,
  }),

  hubInterestReceived: (values: { city: string; mayMoveToHub: boolean }): Mail => ({
    subject: receiptSubjects.hubInterest,
    preheader: "We'll write when there is news from your city.",
    heading: 'Thank you for your interest',
    paragraphs: [
      `You told us that you are interested in a hub in ${values.city}. We'll write as soon as there is news.`,
      ...(values.mayMoveToHub
        ? [
            `You don't need a hub to begin: a team can start online and move to a hub in the first two weeks, until ${edition.hubMoveDate}.`,
          ]
        : []),
    ],
    button: { label: 'See all hubs' },
    note: "You're receiving this email because this address was entered in our form. If it wasn't you, let us know on the Contact page and we will remove it.",
  }),
} as const
