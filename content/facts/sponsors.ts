import type { TierId } from './partnerships.ts'

export type Sponsor = {
  id: string
  /** The organisation's own spelling, in every language. */
  name: string
  level: TierId
  /** Empty when the organisation has no website to link to. */
  website: string
  /** True while the entry stands in for a real organisation. */
  sample?: true
}

export const sponsors: readonly Sponsor[] = [
  {
    id: 'sample-one',
    name: 'Sample Organisation One',
    level: 'premier',
    website: '',
    sample: true,
  },
  {
    id: 'sample-two',
    name: 'Sample Organisation Two',
    level: 'premier',
    website: '',
    sample: true,
  },
  {
    id: 'sample-three',
    name: 'Sample Organisation Three',
    level: 'gold',
    website: '',
    sample: true,
  },
  { id: 'sample-four', name: 'Sample Organisation Four', level: 'gold', website: '', sample: true },
  { id: 'sample-five', name: 'Sample Organisation Five', level: 'gold', website: '', sample: true },
]
