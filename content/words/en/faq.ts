import type { FaqCategory } from './faq-category.ts'
import { accountsAndPrivacy } from './faq/accounts-and-privacy.ts'
import { hubsAndLocations } from './faq/hubs-and-locations.ts'
import { judgingAndPrizes } from './faq/judging-and-prizes.ts'
import { mcpAndTechnical } from './faq/mcp-and-technical.ts'
import { partnersAndSponsors } from './faq/partners-and-sponsors.ts'
import { registrationAndTeams } from './faq/registration-and-teams.ts'
import { scheduleAndSupport } from './faq/schedule-and-support.ts'
import { tracksAndProjects } from './faq/tracks-and-projects.ts'

export const faqCategories: readonly FaqCategory[] = [
  registrationAndTeams,
  tracksAndProjects,
  hubsAndLocations,
  scheduleAndSupport,
  judgingAndPrizes,
  mcpAndTechnical,
  partnersAndSponsors,
  accountsAndPrivacy,
]
