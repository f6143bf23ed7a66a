/** As the African Union groups the countries, in the order of the pages. */
export const regionIds = [
  'west-africa',
  'east-africa',
  'southern-africa',
  'central-africa',
  'north-africa',
] as const

export type RegionId = (typeof regionIds)[number]
