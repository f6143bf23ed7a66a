/** The regions of the African Union, in the order of the pages. */
export const regionIds = [
  'west-africa',
  'east-africa',
  'southern-africa',
  'central-africa',
  'north-africa',
] as const

export type RegionId = (typeof regionIds)[number]
