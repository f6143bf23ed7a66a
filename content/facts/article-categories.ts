import type { BrandColour } from './brand-colour.ts'

/** A solid badge is filled with its colour; a soft one has a tint of it behind text in the colour. */
export type CategoryBadge = { colour: BrandColour; tone: 'solid' | 'soft' }

/** The badge of each category; no two are alike in both colour and tone. */
export const categoryBadges = {
  announcement: { colour: 'ochre', tone: 'solid' },
  'briefing-paper': { colour: 'indigo', tone: 'solid' },
  technical: { colour: 'clay', tone: 'solid' },
  insights: { colour: 'leaf', tone: 'solid' },
  'challenge-tracks': { colour: 'clay', tone: 'soft' },
  tutorial: { colour: 'leaf', tone: 'soft' },
  community: { colour: 'ochre', tone: 'soft' },
  partners: { colour: 'indigo', tone: 'soft' },
} as const satisfies Record<string, CategoryBadge>

/** The ids by which the front matter of an article names its category. */
export type ArticleCategoryId = keyof typeof categoryBadges

export const articleCategoryIds = Object.keys(categoryBadges) as ArticleCategoryId[]
