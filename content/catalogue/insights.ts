import { insightExcerpts } from '#words/insights.ts'
import { insights as facts } from '../facts/insights.ts'

/** The articles that the resources page shows, with what it says of them. Their titles come from their front matter. */
export const insights = facts.map((insight) => ({
  ...insight,
  excerpt: insightExcerpts[insight.slug],
}))
