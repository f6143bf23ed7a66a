import { event } from '#content/facts/event.ts'
import { retention } from '#content/facts/retention.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

/** The reader's profile on the talent list. */
export const ownTalentPage = {
  meta: {
    title: 'Your talent profile',
    description: `Show the partners of ${event.name} what you can do, and see who has read it.`,
  },
  heading: 'Talent list',
  lead: `Some of our partners are looking for people to work with. If you like, they can see a short profile of you and a link to your CV. You are on the list only if you choose to be.`,
  back: 'My account',
  loading: 'Loading your profile…',
  failed: { text: "We couldn't load your profile.", retry: 'Try again' },
  noTeam: {
    text: 'The talent list is for participants. Confirm your email address, and lead or join a team first.',
    action: { label: 'Open my account', href: paths.account },
  },
  form: {
    heading: 'Your profile',
    name: { label: 'Name' },
    country: { label: 'Country', choose: 'Choose your country' },
    seeks: {
      label: 'Work you are looking for',
      hint: 'For example: backend developer, remote or in Kigali; internship in data science',
    },
    skills: { label: 'Skills', hint: 'Separate them with commas: Python, maps, Node.js' },
    languages: 'Languages you work in',
    about: { label: 'About you', hint: 'What you have built, and what you want to do next.' },
    cvLink: {
      label: 'Link to your CV',
      hint: 'It must begin with https://. Partners use your CV to contact you, so include how they can reach you.',
    },
    join: 'Put me on the list',
    save: 'Save changes',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  joined: {
    title: 'You are on the list',
    text: 'Partners can see your profile from now on.',
  },
  saved: { title: 'Your changes have been saved', text: 'Partners now see the new version.' },
  held: {
    listed: 'You are on the talent list.',
    heading: 'What partners see',
    edit: 'Change it',
    withdraw: 'Withdraw',
    confirm:
      "We'll delete your profile now, and partners will no longer see it. They keep anything they have already read or downloaded.",
    keep: 'Keep it',
    withdrawn: {
      title: 'Your profile has been deleted',
      text: 'Partners can no longer see it.',
    },
  },
  agreement: {
    heading: 'What you agreed to',
    agreed: (date: string) => `You agreed on ${date}:`,
    until: `We keep your profile for ${retention.talentMonths} months after the finale or your last change, whichever is later. Then we delete it.`,
  },
  sightings: {
    heading: 'Who has seen your profile',
    none: 'No partner has seen your profile yet.',
    columns: { partner: 'Partner', first: 'First time', last: 'Last time' },
  },
} as const satisfies LinkingWords
