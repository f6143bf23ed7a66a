import { event } from '#content/facts/event.ts'
import { paths, type LinkingWords } from '#content/paths.ts'
import * as edition from '../edition.ts'

export const teamPage = {
  meta: {
    title: 'Team and volunteers',
    description: `The people who organise ${event.name}, and how to join in as a mentor, judge or community champion.`,
  },
  hero: {
    title: 'The people behind the programme',
    /** The largest text of the first screen, so that nothing larger is painted after it. */
    text: `A small team in ${event.headquarters.city} and volunteers across the continent. We want African developers to write the connections between AI and African data, languages and services, and to publish them for everyone to\u00a0build\u00a0on.`,
  },
  mission: {
    heading: 'Our mission',
    text: 'We teach an open protocol, bring teams together in their own cities, and ask that everything they build is open source.',
    stats: [
      { number: edition.cities, label: 'African cities' },
      { number: String(event.weeks), label: 'weeks' },
      { number: edition.developers, label: 'developers' },
      { number: '100%', label: 'open source' },
    ],
  },
  organisers: {
    heading: 'Organisers',
    /** Shown while entries are samples. */
    sample: 'The names of the organisers will follow. These cards show their roles.',
    specialtiesLabel: 'Works on',
  },
  volunteers: {
    heading: 'Volunteer with us',
    text: 'Volunteers make the programme possible. You choose how many hours you give, and can help from anywhere.',
    tasksLabel: 'What you do',
  },
  join: {
    heading: 'Join the team',
    text: "Tell us which role you'd like, your city, the languages you speak and how many hours you can give.",
    action: { label: 'Get in Touch', href: paths.contact },
  },
} as const satisfies LinkingWords
