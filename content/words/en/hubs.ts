import { event } from '#content/facts/event.ts'
import type { HubId } from '#content/facts/hubs.ts'

export type HubWords = { name: string; city: string; description: string }

/** Names the map for those who do not see it. */
export const mapTitle = 'Map of Africa showing the hub cities'

/** Explains the signs on the map. */
export const mapSigns =
  'Filled: confirmed hub. Ring: waiting for a partner. Larger dots: cities that take part.'

export const hubWords: Readonly<Record<HubId, HubWords>> = {
  'east-london': {
    name: 'East London Hub',
    city: 'East London',
    description:
      'Our headquarters, on the coast of the Eastern Cape. We run the whole programme from here, and local teams can work alongside us.',
  },
  'cape-town': {
    name: 'Cape Town Hub',
    city: 'Cape Town',
    description: `Home of the finale at ${event.finale.venue}: team presentations, the showcase and the awards.`,
  },
  lusaka: {
    name: 'Lusaka Hub',
    city: 'Lusaka',
    description:
      'A base for teams in Zambia and its neighbours. Lusaka is on Central Africa Time, so every time in the schedule is local time.',
  },
  nairobi: {
    name: 'Nairobi Hub',
    city: 'Nairobi',
    description:
      'A base for teams in Kenya and across East Africa. Local time is one hour ahead of the schedule.',
  },
  lagos: {
    name: 'Lagos Hub',
    city: 'Lagos',
    description:
      'Planned for teams in Nigeria. We are looking for a partner with a workspace and a reliable connection.',
  },
  accra: {
    name: 'Accra Hub',
    city: 'Accra',
    description:
      'Planned for teams in Ghana and nearby countries. We are looking for a partner to host it.',
  },
}
