import type { InsightSlug } from '#content/facts/insights.ts'
import * as edition from './edition.ts'

/** What the resources page says about each article. */
export const insightExcerpts: Readonly<Record<InsightSlug, string>> = {
  'africa-protocol-moment-mcp-infrastructure':
    'What mobile money and USSD teach about open protocols, and why the layer between AI and our data deserves the same care.',
  'mcp-briefing-paper-partners':
    'The protocol in plain words, what we ask of a partner, what a partner gets, and an honest look at the risks.',
  'what-well-build-eight-weeks-mcp-servers': `Servers that a small team can finish in ${edition.weeks} weeks: their tools, their data, and the part that usually goes wrong.`,
}
