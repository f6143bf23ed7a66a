import { event } from '#content/facts/event.ts'
import { hubs } from '#content/facts/hubs.ts'
import { formatDays } from '#content/format/days.ts'
import { formatList } from '#content/format/list.ts'
import * as edition from '../edition.ts'
import { hubWords } from '../hubs.ts'
import type { FaqWords } from './question.ts'

const listHubs = (isConfirmed: boolean) =>
  formatList(
    hubs
      .filter((hub) => hub.isConfirmed === isConfirmed)
      .map(({ id, isMain }) => `${hubWords[id].city}${isMain ? ' (the headquarters)' : ''}`),
  )
const confirmed = listHubs(true)
const pending = listHubs(false)

export const hubsAndLocations: FaqWords<'hubs-and-locations'> = {
  hub: {
    question: 'What is a hub?',
    answer:
      'A workspace in a city where teams meet, with mentorship, a local community and a connection to the internet. A host organisation runs it, so opening hours and equipment differ from hub to hub.',
    keywords: ['space', 'venue', 'centre', 'workspace', 'community'],
  },
  hubs: {
    question: 'Where are the hubs, and which are confirmed?',
    answer: `The primary hubs are ${confirmed}, with ${pending} waiting for a partner. Two hubs are confirmed. That count dates from the start of the programme, and hubs are added as host partners sign. The programme reaches ${edition.cities} African cities: the About page has a map, marks each hub as confirmed or pending, and lists further cities by region.`,
    keywords: [
      'city',
      'locations',
      'near me',
      'South Africa',
      'Zambia',
      'Kenya',
      'Nigeria',
      'Ghana',
      'how many',
      'status',
      'partner confirmation',
    ],
  },
  online: {
    question: 'Can we take part online, and switch to a hub later?',
    answer:
      'Yes. Choose online when you register: you follow the sessions from home and are judged as hub teams are. In the first two weeks you can switch: ask the hub whether it has space, then change the mode on your My team page or write to us. After that the hubs have made their plans and the mode stays.',
    keywords: ['remote', 'virtual', 'in-person', 'distance', 'change mode', 'move', 'join a hub'],
  },
  'host-a-hub': {
    question: 'My city has no hub. Can our organisation host one?',
    answer:
      'Yes, we look for hosts. A host offers workspace, a steady connection and people who can welcome and mentor teams. Follow the link under the hub list on the Sponsors page to tell us about your place, or to register interest in a pending hub. Until then, take part online.',
    keywords: ['new hub', 'open a hub', 'university', 'venue', 'space', 'room'],
  },
  finale: {
    question: 'Where is the finale, and what happens there?',
    answer: `In ${event.finale.city}, South Africa, at the ${event.finale.venue} trade event, on ${formatDays(event.finale, 'date', 'and')}. Teams present their servers to the judges and to visitors, and the winners are named. Prepare a short live demonstration, and a recorded copy in case the network fails.`,
    keywords: ['showcase', 'final', 'venue', 'travel', 'presentation', 'pitch', 'demo', 'ceremony'],
  },
}
