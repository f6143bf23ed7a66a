import { cities } from '#content/facts/cities.ts'
import { event } from '#content/facts/event.ts'
import { hubs } from '#content/facts/hubs.ts'
import { announcedHubs } from '#content/facts/programme.ts'
import { formatDays } from '#content/format/days.ts'
import { formatList } from '#content/format/list.ts'
import { plural } from '#content/format/plural.ts'
import { countryNames } from '../countries.ts'
import * as edition from '../edition.ts'
import { hubWords } from '../hubs.ts'
import { capitalise, spell } from '../language.ts'
import { cityNames } from '../regions.ts'
import type { FaqWords } from './question.ts'

const listHubs = (isConfirmed: boolean) =>
  formatList(
    hubs
      .filter((hub) => hub.isConfirmed === isConfirmed)
      .map(({ id, isMain }) => `${hubWords[id].city}${isMain ? ' (the headquarters)' : ''}`),
  )
const confirmed = listHubs(true)
const pending = listHubs(false)
const count = Math.min(announcedHubs, hubs.filter((hub) => hub.isConfirmed).length)
const counted = `${capitalise(spell(count))} ${plural(count, { one: 'hub is', other: 'hubs are' })} confirmed.`
const places = new Set([
  ...Object.values(cityNames),
  ...[...hubs, ...cities].map(({ country }) => countryNames[country]),
])

export const hubsAndLocations: FaqWords<'hubs-and-locations'> = {
  hub: {
    question: 'What is a hub?',
    answer:
      'A workspace where teams in a city can meet, with mentors, a local community and an internet connection. A host organisation runs each hub, so opening hours and equipment differ.',
    keywords: ['space', 'venue', 'centre', 'workspace', 'community'],
  },
  hubs: {
    question: 'Where are the hubs, and which are confirmed?',
    answer: `The primary hubs are ${confirmed}${pending && `, with ${pending} waiting for a partner`}. ${counted} The programme reaches ${edition.cities} African cities: the About page has a map, shows which hubs are confirmed, and lists the other cities, where teams take part online.`,
    keywords: [
      'city',
      'locations',
      'near me',
      'how many',
      'status',
      'partner confirmation',
      ...places,
    ],
  },
  online: {
    question: 'Can we take part online, and switch to a hub later?',
    answer: `Yes. Choose online when you register: you follow the sessions from home and are judged like any hub team. You can move to a hub in the first two weeks, until ${edition.hubMoveDate}. Ask the hub whether it has space, then change the mode on the My team page. After that an online team stays online; a team at a hub can still go online.`,
    keywords: ['remote', 'virtual', 'in-person', 'distance', 'change mode', 'move', 'join a hub'],
  },
  'host-a-hub': {
    question: 'My city has no hub. Can our organisation host one?',
    answer:
      'Yes, please. A host offers a workspace, a reliable connection and people who can welcome and mentor teams. To tell us about your space or register interest in a pending hub, follow the link below the hub list on the Sponsors page.',
    keywords: ['new hub', 'open a hub', 'university', 'venue', 'space', 'room'],
  },
  finale: {
    question: 'Where is the finale, and what happens there?',
    answer: `In ${event.finale.city}, South Africa, at the ${event.finale.venue} trade event, on ${formatDays(event.finale, 'date', 'and')}. Teams present their servers to the judges and to visitors, and the winners are announced. Prepare a short demonstration, and a recording in case the network fails.`,
    keywords: ['showcase', 'final', 'venue', 'presentation', 'pitch', 'demo', 'ceremony'],
  },
  travel: {
    question: 'Do you help with travel, visas and lodging for the finale?',
    answer: `We have not decided yet: we cannot say whether there will be travel grants, lodging or letters for visas. For now, assume that you will pay for your own trip. Whether you need a visa for South Africa depends on your passport, so ask an embassy early. You can also present online.`,
    keywords: [
      'flight',
      'hotel',
      'accommodation',
      'stay',
      'visa',
      'passport',
      'invitation letter',
      'grant',
      'stipend',
      'expenses',
      'abroad',
      'Cape Town',
    ],
  },
}
