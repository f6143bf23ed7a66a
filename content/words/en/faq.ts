import type { FaqCategoryId, QuestionId } from '#content/facts/faq.ts'
import { accountsAndPrivacy } from './faq/accounts-and-privacy.ts'
import { hubsAndLocations } from './faq/hubs-and-locations.ts'
import { judgingAndPrizes } from './faq/judging-and-prizes.ts'
import { mcpAndTechnical } from './faq/mcp-and-technical.ts'
import { partnersAndSponsors } from './faq/partners-and-sponsors.ts'
import type { QuestionWords } from './faq/question.ts'
import { registrationAndTeams } from './faq/registration-and-teams.ts'
import { scheduleAndSupport } from './faq/schedule-and-support.ts'
import { tracksAndProjects } from './faq/tracks-and-projects.ts'

export const faqCategoryNames: Readonly<Record<FaqCategoryId, string>> = {
  'registration-and-teams': 'Registration & Teams',
  'tracks-and-projects': 'Tracks & Projects',
  'hubs-and-locations': 'Hubs & Locations',
  'schedule-and-support': 'Schedule & Support',
  'judging-and-prizes': 'Judging & Prizes',
  'mcp-and-technical': 'MCP & Technical',
  'partners-and-sponsors': 'Partners & Sponsors',
  'accounts-and-privacy': 'Accounts & Privacy',
}

export const questionWords: Readonly<Record<QuestionId, QuestionWords>> = {
  ...registrationAndTeams,
  ...tracksAndProjects,
  ...hubsAndLocations,
  ...scheduleAndSupport,
  ...judgingAndPrizes,
  ...mcpAndTechnical,
  ...partnersAndSponsors,
  ...accountsAndPrivacy,
}
