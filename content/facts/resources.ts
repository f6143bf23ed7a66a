import type { ResourceCategory } from './resource-category.ts'
import { communityAndSupport } from './resources/community-and-support.ts'
import { learningResources } from './resources/learning-resources.ts'
import { mcpDocumentation } from './resources/mcp-documentation.ts'
import { templatesAndStarters } from './resources/templates-and-starters.ts'

/** An article shown on the resources page. Its title, date, read time and category come from its front matter. */
export type Insight = { slug: string; excerpt: string; isFeature: boolean }

export const resourceCategories: readonly ResourceCategory[] = [
  mcpDocumentation,
  templatesAndStarters,
  learningResources,
  communityAndSupport,
]

export const insights: readonly Insight[] = [
  {
    slug: 'africa-protocol-moment-mcp-infrastructure',
    excerpt:
      'What mobile money and USSD teach about open protocols, and why the layer between AI and our data deserves the same care.',
    isFeature: true,
  },
  {
    slug: 'mcp-briefing-paper-partners',
    excerpt:
      'The protocol in plain words, what we ask of a partner, what a partner receives, and an honest look at the risks.',
    isFeature: false,
  },
  {
    slug: 'what-well-build-eight-weeks-mcp-servers',
    excerpt:
      'Servers that a small team can finish in eight weeks: their tools, their data, and the part that usually goes wrong.',
    isFeature: false,
  },
]
