import { event } from '#content/facts/event.ts'
import { invitationDays } from '#content/facts/joining.ts'
import { formatDay } from '#content/format/days.ts'
import type { ExceptionKind } from '#content/wire/exception-kinds.ts'
import type { Mail } from './mails.ts'

type MoreTime = { kind: ExceptionKind; until: string }

/** What a team has more time for. */
const changes: Record<ExceptionKind, string> = {
  hub: 'to move from online to a hub',
  track: 'to change its track',
  team: 'to change anything but its project',
  submission: 'to submit its project',
}

const endOf = (day: string) => `${formatDay(day, 'date')}, 23:59 CAT`

const toLead = ({ kind }: MoreTime) => ({
  button: { label: kind === 'submission' ? 'Go to our project' : 'Open my account' },
  note: "You're receiving this email because you lead this team. If you don't know it, let us know on the Contact page and we will remove your address.",
})

const toMember = {
  button: { label: 'Open my account' },
  note: "You're receiving this email because you are a member of this team. If you don't know this team, let us know on the Contact page and we will remove your address.",
} as const

const toAsker = {
  button: { label: 'Open my account' },
  note: "You're receiving this email because you asked to join this team. If it wasn't you, write to us on the Contact page.",
} as const

/** What we tell the members of a team. */
export const teamMails = {
  // Names are quoted: whatever people call themselves, nobody should take the mail for an invitation by the organisers.
  teamInvitation: (values: { teamName: string; invitedBy: string }): Mail => ({
    subject: `“${values.invitedBy}” invites you to the team “${values.teamName}”`,
    preheader: 'Accept or decline with one button.',
    heading: 'You are invited to a team',
    paragraphs: [
      `Someone who gave the name “${values.invitedBy}” has listed you as a member of their team “${values.teamName}” for ${event.name}. Accept, and you can see the team and work on its project. Taking part is free.`,
      `The link works for ${invitationDays} days. You need an account with this email address; if you don't have one yet, you can create it when you accept.`,
    ],
    button: { label: 'See the invitation' },
    note: "You're receiving this email because a participant, not an organiser, listed this address when they registered or changed a team. If you don't know them, decline, and we will delete your name and address from the team.",
  }),

  teamChangedForYou: (values: { teamName: string }): Mail => ({
    subject: `Your team for ${event.name} was changed`,
    preheader: 'An organiser has changed it on your behalf.',
    heading: 'Your team was changed',
    paragraphs: [
      `An organiser has changed the registration of the team ${values.teamName} on your behalf. You can see it on your account page, under My team.`,
      'If you did not ask for this, or something is wrong now, write to us on the Contact page.',
    ],
    button: { label: 'Open my account' },
    note: "You're receiving this email because this address was given for the team representative. If you don't know the team, write to us on the Contact page.",
  }),

  moreTime: (values: MoreTime): Mail => ({
    subject: `Your team has more time at ${event.name}`,
    preheader: 'An organiser has made an exception for it.',
    heading: 'Your team has more time',
    paragraphs: [
      `An organiser has made an exception for your team: it has until ${endOf(values.until)} ${changes[values.kind]}.`,
      `${values.kind === 'submission' ? 'The page of your project' : 'Your account page'} shows the date too.`,
    ],
    ...toLead(values),
  }),

  moreTimeWithdrawn: (values: MoreTime): Mail => ({
    subject: 'The extra time of your team was withdrawn',
    preheader: 'The usual date applies again.',
    heading: 'The usual date applies again',
    paragraphs: [
      `An organiser has withdrawn the extra time that your team had ${changes[values.kind]}. The date for all teams applies: ${endOf(values.until)}.`,
      'If you need longer, write to us on the Contact page.',
    ],
    ...toLead(values),
  }),

  memberTakenOff: ({ by }: { by: 'lead' | 'organiser' }): Mail => ({
    subject: `You are no longer in your team for ${event.name}`,
    preheader: 'You have been removed from it.',
    heading: 'You are no longer in the team',
    paragraphs: [
      `${by === 'lead' ? 'The lead of your team' : 'An organiser'} has removed you from the team. You can no longer see it or work on its project.`,
      'You are free to join another team. Your account stays as it is.',
    ],
    button: { label: 'Open my account' },
    note: "You're receiving this email because you had joined a team. If you don't know why this happened, ask the lead, or write to us on the Contact page.",
  }),

  joinRequested: (values: { name: string }): Mail => ({
    subject: `Someone has asked to join your team for ${event.name}`,
    preheader: "They have your team's link.",
    heading: 'Someone has asked to join your team',
    paragraphs: [
      `“${values.name}” has opened your team's link and would like to join. They become a member only if you accept.`,
      "If you don't know them, decline. You can renew the link or switch it off at any time.",
    ],
    button: { label: 'Answer' },
    note: toMember.note,
  }),

  joinAccepted: (values: { teamName: string }): Mail => ({
    subject: `You have joined a team for ${event.name}`,
    preheader: 'The team lead has accepted your request.',
    heading: 'You have joined the team',
    paragraphs: [
      `The lead of the team ${values.teamName} has accepted your request. You can now see the team and work on its project.`,
    ],
    ...toAsker,
  }),

  joinDeclined: (values: { teamName: string }): Mail => ({
    subject: `Your request to join a team for ${event.name}`,
    preheader: 'The team lead has declined.',
    heading: 'The team has declined',
    paragraphs: [
      `The lead of the team ${values.teamName} has declined your request to join it. You can ask another team, or register a team of your own while registration is open.`,
    ],
    ...toAsker,
  }),

  leadHandedOver: (values: { teamName: string }): Mail => ({
    subject: `You now lead your team for ${event.name}`,
    preheader: 'The previous lead has handed the team over to you.',
    heading: 'You now lead your team',
    paragraphs: [
      `The lead of the team ${values.teamName} has handed it over to you. You can now change the team, answer requests to join and invite people, and our emails about the team go to you.`,
      'Please add your phone number on your account page, under My team, so that we can call you if something is urgent.',
    ],
    ...toMember,
  }),

  leadGivenUp: (values: { teamName: string }): Mail => ({
    subject: `You handed over your team for ${event.name}`,
    preheader: 'Another member now leads it.',
    heading: 'You handed over your team',
    paragraphs: [
      `Another member now leads the team ${values.teamName}. If you were listed as a member, you still are.`,
      "If it wasn't you, reset your password from the sign-in page, then write to us on the Contact page.",
    ],
    ...toMember,
  }),
} as const
