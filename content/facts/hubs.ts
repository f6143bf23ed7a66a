import type { RegionName } from './regions.ts'

export type Hub = {
  id: string
  name: string
  city: string
  /** ISO 3166-1 alpha-2 */
  country: string
  region: RegionName
  description: string
  /** Empty when the hub has no website of its own. */
  website: string
  isConfirmed: boolean
  /** True for the headquarters only. */
  isMain: boolean
  /** Degrees north */
  latitude: number
  /** Degrees east */
  longitude: number
}

export const hubs: readonly Hub[] = [
  {
    id: 'east-london',
    name: 'East London Hub',
    city: 'East London',
    country: 'ZA',
    region: 'Southern Africa',
    description:
      'The headquarters, on the coast of the Eastern Cape. The whole programme is run from here, and local teams can build beside the organisers.',
    website: '',
    isConfirmed: true,
    isMain: true,
    latitude: -33.02,
    longitude: 27.91,
  },
  {
    id: 'cape-town',
    name: 'Cape Town Hub',
    city: 'Cape Town',
    country: 'ZA',
    region: 'Southern Africa',
    description:
      'The city of the finale: team presentations, showcase and awards at AfricaCom on 11 and 12 November 2025.',
    website: '',
    isConfirmed: true,
    isMain: false,
    latitude: -33.92,
    longitude: 18.42,
  },
  {
    id: 'lusaka',
    name: 'Lusaka Hub',
    city: 'Lusaka',
    country: 'ZM',
    region: 'Southern Africa',
    description:
      'A base for teams in Zambia and its neighbours. Lusaka keeps Central Africa Time, so every time in the schedule is local time here.',
    website: '',
    isConfirmed: true,
    isMain: false,
    latitude: -15.39,
    longitude: 28.32,
  },
  {
    id: 'nairobi',
    name: 'Nairobi Hub',
    city: 'Nairobi',
    country: 'KE',
    region: 'East Africa',
    description:
      'A base for teams in Kenya and across East Africa. Nairobi is one hour ahead of the times in the schedule.',
    website: '',
    isConfirmed: true,
    isMain: false,
    latitude: -1.29,
    longitude: 36.82,
  },
  {
    id: 'lagos',
    name: 'Lagos Hub',
    city: 'Lagos',
    country: 'NG',
    region: 'West Africa',
    description:
      'Planned for teams in Nigeria. We are looking for a partner with a workspace and a reliable connection.',
    website: '',
    isConfirmed: false,
    isMain: false,
    latitude: 6.52,
    longitude: 3.38,
  },
  {
    id: 'accra',
    name: 'Accra Hub',
    city: 'Accra',
    country: 'GH',
    region: 'West Africa',
    description:
      'Planned for teams in Ghana and nearby countries. We are looking for a partner to host it.',
    website: '',
    isConfirmed: false,
    isMain: false,
    latitude: 5.6,
    longitude: -0.19,
  },
]
