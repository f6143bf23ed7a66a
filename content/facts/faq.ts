import type { BrandColour } from './brand-colour.ts'

type FaqFacts = {
  id: string
  colour: BrandColour
  /** Ids in kebab-case, unique across all categories and stable: each is the #anchor of its question. */
  questions: readonly string[]
}

/** In the order of the page. */
export const faqCategories = [
  {
    id: 'registration-and-teams',
    colour: 'ochre',
    questions: [
      'register',
      'cost',
      'who',
      'opening',
      'confirmation',
      'team-size',
      'teammates',
      'representative',
      'members',
    ],
  },
  {
    id: 'tracks-and-projects',
    colour: 'clay',
    questions: ['tracks', 'choose', 'submit', 'deadline', 'libraries'],
  },
  {
    id: 'hubs-and-locations',
    colour: 'leaf',
    questions: ['hub', 'hubs', 'online', 'host-a-hub', 'finale', 'travel'],
  },
  {
    id: 'schedule-and-support',
    colour: 'indigo',
    questions: [
      'weeks',
      'phases',
      'hours',
      'time-zone',
      'calendar',
      'recordings',
      'languages',
      'help',
    ],
  },
  {
    id: 'judging-and-prizes',
    colour: 'ochre',
    questions: ['judging', 'prizes', 'relevance', 'finished'],
  },
  {
    id: 'mcp-and-technical',
    colour: 'clay',
    questions: ['mcp', 'beginners', 'sdk', 'model', 'test', 'hosting', 'connection', 'mcp-server'],
  },
  {
    id: 'partners-and-sponsors',
    colour: 'leaf',
    questions: ['partner', 'tiers', 'in-kind', 'volunteer'],
  },
  {
    id: 'accounts-and-privacy',
    colour: 'indigo',
    questions: [
      'account',
      'no-email',
      'password',
      'security',
      'data',
      'kept',
      'tracking',
      'delete',
    ],
  },
] as const satisfies readonly FaqFacts[]

export type FaqCategoryId = (typeof faqCategories)[number]['id']

/** The ids of the questions of one category. */
export type QuestionId<Category extends FaqCategoryId = FaqCategoryId> = Extract<
  (typeof faqCategories)[number],
  { id: Category }
>['questions'][number]
