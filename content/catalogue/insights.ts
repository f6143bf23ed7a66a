import { insightExcerpts } from '#words/insights.ts'
import { insights as facts } from '../facts/insights.ts'

/** The articles on the resources page, with its words about them. Their titles come from their front matter. */
export const insights = facts.map((insight) => ({
  ...insight,
  excerpt: insightExcerpts[insight.slug],
}))
