import type { BrandColour } from './brand-colour.ts'
import { accountsAndPrivacy } from './faq/accounts-and-privacy.ts'
import { hubsAndLocations } from './faq/hubs-and-locations.ts'
import { judgingAndPrizes } from './faq/judging-and-prizes.ts'
import { mcpAndTechnical } from './faq/mcp-and-technical.ts'
import { partnersAndSponsors } from './faq/partners-and-sponsors.ts'
import { registrationAndTeams } from './faq/registration-and-teams.ts'
import { scheduleAndSupport } from './faq/schedule-and-support.ts'
import { tracksAndProjects } from './faq/tracks-and-projects.ts'

export type FaqQuestion = {
  /** Kebab-case, unique across all categories and stable: it is the #anchor of the question. */
  id: string
  question: string
  answer: string
  /** Words a reader may search for that the question and the answer do not contain. */
  keywords: readonly string[]
}

export type FaqCategory = {
  id: string
  title: string
  colour: BrandColour
  questions: readonly FaqQuestion[]
}

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
