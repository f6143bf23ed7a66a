import type { BrandColour } from './brand-colour.ts'
import type { Place } from './cities.ts'

export type HubFacts = Place & {
  /** Empty when the hub has no website of its own. */
  website: string
  isConfirmed: boolean
  /** True for the headquarters only. */
  isMain: boolean
  colour: BrandColour
}

export const hubs = [
  {
    id: 'east-london',
    region: 'southern-africa',
    country: 'ZA',
    timeZone: 'sast',
    website: '',
    isConfirmed: true,
    isMain: true,
    colour: 'indigo',
    latitude: -33.02,
    longitude: 27.91,
  },
  {
    id: 'cape-town',
    region: 'southern-africa',
    country: 'ZA',
    timeZone: 'sast',
    website: '',
    isConfirmed: true,
    isMain: false,
    colour: 'clay',
    latitude: -33.92,
    longitude: 18.42,
  },
  {
    id: 'lusaka',
    region: 'southern-africa',
    country: 'ZM',
    timeZone: 'cat',
    website: '',
    isConfirmed: true,
    isMain: false,
    colour: 'ochre',
    latitude: -15.39,
    longitude: 28.32,
  },
  {
    id: 'nairobi',
    region: 'east-africa',
    country: 'KE',
    timeZone: 'eat',
    website: '',
    isConfirmed: true,
    isMain: false,
    colour: 'leaf',
    latitude: -1.29,
    longitude: 36.82,
  },
  {
    id: 'lagos',
    region: 'west-africa',
    country: 'NG',
    timeZone: 'wat',
    website: '',
    isConfirmed: false,
    isMain: false,
    colour: 'clay',
    latitude: 6.52,
    longitude: 3.38,
  },
  {
    id: 'accra',
    region: 'west-africa',
    country: 'GH',
    timeZone: 'gmt',
    website: '',
    isConfirmed: false,
    isMain: false,
    colour: 'leaf',
    latitude: 5.6,
    longitude: -0.19,
  },
] as const satisfies readonly HubFacts[]

export type HubId = (typeof hubs)[number]['id']
