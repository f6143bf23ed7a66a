import type { ArticleCategoryId } from '#content/facts/article-categories.ts'

export const articleCategoryNames: Readonly<Record<ArticleCategoryId, string>> = {
  announcement: 'Announcement',
  'briefing-paper': 'Briefing Paper',
  technical: 'Technical',
  insights: 'Insights',
  'challenge-tracks': 'Challenge Tracks',
  tutorial: 'Tutorial',
  community: 'Community',
  partners: 'Partners',
}

export const readTime = (minutes: number) => `${minutes} min read`

/** Keeps the "A" after a colon from ending a line. */
export const setTitle = (title: string) => title.replace(': A ', ': A\u00A0')

export const updatedOn = (date: string) => `Updated ${date}`
