import { event } from '#content/facts/event.ts'
import { invitationDays } from '#content/facts/joining.ts'
import type { Mail } from './mails.ts'

const toMember = {
  button: { label: 'Open my account' },
  note: "You're receiving this email because you are a member of this team. If you don't know this team, let us know on the Contact page and we will remove your address.",
} as const

const toAsker = {
  button: { label: 'Open my account' },
  note: "You're receiving this email because you asked to join this team. If it wasn't you, write to us on the Contact page.",
} as const

/** What members of a team hear of it. */
export const teamMails = {
  teamInvitation: (values: { teamName: string; invitedBy: string }): Mail => ({
    subject: `You're invited to a team for ${event.name}`,
    preheader: 'Accept or decline with one button.',
    heading: 'You are invited to a team',
    paragraphs: [
      `${values.invitedBy} lists you as a member of the team ${values.teamName}. Accept, and you can see the team and work on its project. Taking part is free.`,
      `The link works for ${invitationDays} days. You need an account with this email address; if you have none, you can create it on the way.`,
    ],
    button: { label: 'See the invitation' },
    note: "You're receiving this email because someone entered this address as a member's when they registered or changed a team. If you don't know them, decline: your name and address are then deleted from the team.",
  }),

  teamChangedForYou: (values: { teamName: string }): Mail => ({
    subject: `Your team for ${event.name} was changed`,
    preheader: 'An organiser has changed it on your behalf.',
    heading: 'Your team was changed',
    paragraphs: [
      `An organiser has changed the registration of the team ${values.teamName} on your behalf. Your account page shows it under My team.`,
      'If you did not ask for this, or something is wrong now, write to us on the Contact page.',
    ],
    button: { label: 'Open my account' },
    note: "You're receiving this email because this address was given for the team representative. If you don't know the team, write to us on the Contact page.",
  }),

  joinRequested: (values: { name: string }): Mail => ({
    subject: `Someone has asked to join your team for ${event.name}`,
    preheader: 'They have the link of your team.',
    heading: 'Someone has asked to join your team',
    paragraphs: [
      `${values.name} has opened the link of your team and asks to join it. They become a member only if you say yes.`,
      'If you do not know them, say no. You can renew the link or switch it off at any time.',
    ],
    button: { label: 'Answer' },
    note: toMember.note,
  }),

  joinAccepted: (values: { teamName: string }): Mail => ({
    subject: `You are in a team for ${event.name}`,
    preheader: 'Its lead has accepted your request.',
    heading: 'You are in the team',
    paragraphs: [
      `The lead of the team ${values.teamName} has accepted your request. You can now see the team and work on its project.`,
    ],
    ...toAsker,
  }),

  joinDeclined: (values: { teamName: string }): Mail => ({
    subject: `Your request to join a team for ${event.name}`,
    preheader: 'Its lead has declined.',
    heading: 'The team has declined',
    paragraphs: [
      `The lead of the team ${values.teamName} has declined your request to join it. You can ask another team, or register a team of your own while registration is open.`,
    ],
    ...toAsker,
  }),

  leadHandedOver: (values: { teamName: string }): Mail => ({
    subject: `You now lead your team for ${event.name}`,
    preheader: 'The lead before you has handed the team over.',
    heading: 'You now lead your team',
    paragraphs: [
      `The lead of the team ${values.teamName} has handed it over to you. You can now change the team, answer requests to join and invite people, and our emails about the team go to you.`,
      'Please add your phone number on your account page, under My team: we call it if something is urgent.',
    ],
    ...toMember,
  }),

  leadGivenUp: (values: { teamName: string }): Mail => ({
    subject: `You handed over your team for ${event.name}`,
    preheader: 'Another member leads it from now on.',
    heading: 'You handed over your team',
    paragraphs: [
      `Another member now leads the team ${values.teamName}. If you were a member of it, you still are.`,
      "If it wasn't you, reset your password from the sign-in page, then write to us on the Contact page.",
    ],
    ...toMember,
  }),
} as const
