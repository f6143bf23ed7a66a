import { event } from '#content/facts/event.ts'
import { formatEventMoment } from '#content/format/moments.ts'
import { formatMinutes } from '#content/format/numbers.ts'
import { notYou, type Mail } from './mails.ts'

function moment(at: Date): string {
  return `${formatEventMoment(at)} Central Africa Time (GMT+2)`
}

/** A change that the owner can undo, by a button that works for that many minutes. */
type Undoable = { at: Date; undoMinutes: number }

/** `also` names what the button does beside what it does in every mail: `removes the app, `. */
function undoHint({ undoMinutes }: Undoable, also = ''): string {
  return `If it was you, there is nothing you need to do. If not, press the button below within ${formatMinutes(undoMinutes)}: it ${also}signs out every device and lets you choose a new password.`
}

const undoFrame = { button: { label: "It wasn't me: undo it" } } as const

const undoTooLate =
  "If it wasn't you and the button no longer works, write to us on the Contact page."

/** What the owner of an account hears of changes to how it is entered. */
export const securityMails = {
  passwordChanged: (values: Undoable): Mail => ({
    subject: `Your ${event.name} password was changed`,
    preheader: 'If it was you, there is nothing you need to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${moment(values.at)}. Other devices have been signed out.`,
      undoHint(values),
    ],
    ...undoFrame,
    note: `We send this email after every change of password. ${undoTooLate}`,
  }),

  emailChanged: (values: Undoable): Mail => ({
    subject: `The email address of your ${event.name} account was changed`,
    preheader: 'If it was you, there is nothing you need to do.',
    heading: 'Your email address was changed',
    paragraphs: [
      `Your account was moved from this address to another one on ${moment(values.at)}. From now on you sign in with the new address, and our emails go there.`,
      undoHint(values, 'moves your account back to this address, '),
    ],
    ...undoFrame,
    note: `We send this email to the old address after every change. ${undoTooLate}`,
  }),

  emailSet: (values: { at: Date }): Mail => ({
    subject: `The email address of your ${event.name} account was changed`,
    preheader: 'An administrator changed it.',
    heading: 'Your email address was changed',
    paragraphs: [
      `An administrator moved your account from this address to another one on ${moment(values.at)}. From now on you sign in with the new address, and our emails go there.`,
      'If you asked for it, there is nothing you need to do.',
    ],
    button: { label: 'Go to the Contact page' },
    note: "We send this email to the old address after every change. If you didn't ask for it, write to us on the Contact page at once.",
  }),

  movedBack: (values: { at: Date }): Mail => ({
    subject: `Your ${event.name} account was moved back to its old address`,
    preheader: 'The change of address to this one was undone.',
    heading: 'The change of address was undone',
    paragraphs: [
      `On ${moment(values.at)}, someone who reads the emails to your account's old address undid the change to this one. We allow that for a day, in case an account is stolen.`,
      'The account has its old address again, and every device has been signed out. If it was you, there is nothing you need to do.',
    ],
    button: { label: 'Go to the Contact page' },
    note: "We send this email to the address that the account no longer has. If it wasn't you, someone else reads the emails to your old address: write to us on the Contact page at once.",
  }),

  identityLinked: (values: Undoable & { provider: string }): Mail => ({
    subject: `${values.provider} was connected to your ${event.name} account`,
    preheader: 'If it was you, there is nothing you need to do.',
    heading: `${values.provider} was connected`,
    paragraphs: [
      `A ${values.provider} account was connected to your account on ${moment(values.at)}. Anyone with access to it can sign in.`,
      undoHint(values, `disconnects ${values.provider}, `),
    ],
    ...undoFrame,
    note: `We send this email whenever another way to sign in is connected. ${undoTooLate}`,
  }),

  identityUnlinked: (values: Undoable & { provider: string }): Mail => ({
    subject: `${values.provider} was disconnected from your ${event.name} account`,
    preheader: 'If it was you, there is nothing you need to do.',
    heading: `${values.provider} was disconnected`,
    paragraphs: [
      `A ${values.provider} account was disconnected from your account on ${moment(values.at)}. It no longer signs you in.`,
      undoHint(values),
    ],
    ...undoFrame,
    note: `We send this email whenever a way to sign in is disconnected. ${undoTooLate}`,
  }),

  factorAdded: (values: Undoable & { factorName?: string }): Mail => ({
    subject: `An authenticator app was added to your ${event.name} account`,
    preheader: 'From now on, signing in needs a code from your app.',
    heading: 'An authenticator app was added',
    paragraphs: [
      `${values.factorName ? `The authenticator “${values.factorName}”` : 'An authenticator app'} was added to your account on ${moment(values.at)}.`,
      'From now on, signing in also needs a six-digit code from that app. Keep your recovery codes somewhere safe, in case you lose your phone.',
      undoHint(values, 'removes the app, '),
    ],
    ...undoFrame,
    note: `We send this email whenever an authenticator app is added. ${undoTooLate}`,
  }),

  factorRemoved: (values: { at: Date; factorName?: string }): Mail => ({
    subject: `An authenticator app was removed from your ${event.name} account`,
    preheader: 'If it was you, there is nothing you need to do.',
    heading: 'An authenticator app was removed',
    paragraphs: [
      `${values.factorName ? `The authenticator “${values.factorName}”` : 'An authenticator app'} was removed from your account on ${moment(values.at)}.`,
      'Its codes no longer work. You can add another one on your account page.',
    ],
    button: { label: 'Open my account' },
    note: `We send this email whenever an authenticator app is removed. ${notYou}`,
  }),

  recoveryCodesReplaced: (values: { at: Date }): Mail => ({
    subject: `Your ${event.name} recovery codes were replaced`,
    preheader: 'The old codes no longer work.',
    heading: 'Your recovery codes were replaced',
    paragraphs: [
      `New recovery codes were made for your account on ${moment(values.at)}. Each of them signs you in once without your phone. The old ones no longer work.`,
      'If it was you, keep the new ones somewhere safe. There is nothing else you need to do.',
    ],
    button: { label: 'Open my account' },
    note: `We send this email whenever recovery codes are replaced. If it wasn't you, change your password and make new codes on your account page now, then write to us on the Contact page.`,
  }),

  linkMade: (values: { at: Date }): Mail => ({
    subject: `A sign-in link was made for your ${event.name} account`,
    preheader: 'An administrator made it. Anyone who opens it is signed in to your account.',
    heading: 'A sign-in link was made for your account',
    paragraphs: [
      `On ${moment(values.at)}, an administrator made a link that signs in to your account or changes its address. They do this for people who are locked out, and pass the link on themselves.`,
      'If you asked for it, there is nothing you need to do.',
    ],
    button: { label: 'Open my account' },
    note: "We send this email whenever an administrator makes such a link. If you didn't ask for it, write to us on the Contact page.",
  }),

  confirmedByAdmin: (values: { at: Date }): Mail => ({
    subject: `Your email address for ${event.name} was confirmed`,
    preheader: 'An administrator confirmed it for you.',
    heading: 'Your address was confirmed',
    paragraphs: [
      `Someone signed up with this address, and an administrator confirmed it on ${moment(values.at)}. The account can now be used.`,
      'If you signed up, there is nothing else you need to do: sign in with your password.',
    ],
    button: { label: 'Choose a new password' },
    note: "You're receiving this email because an administrator confirmed this address. If you didn't sign up, choose a new password: the old one will stop working.",
  }),

  codesGuessed: (): Mail => ({
    subject: `Someone is guessing codes for your ${event.name} account`,
    preheader: 'We have turned off codes for a day. Links still work.',
    heading: 'Too many wrong codes',
    paragraphs: [
      'Someone has entered many wrong codes for your account. To stop them hitting the right one by chance, we have turned off codes for up to a day. Nobody got in this way.',
      'The links in our emails still work, and so does your password.',
    ],
    button: { label: 'Open my account' },
    note: "We send this email at most once a day while someone is guessing. There is nothing you need to do. If the wrong codes aren't yours and this goes on, write to us on the Contact page.",
  }),
} as const
