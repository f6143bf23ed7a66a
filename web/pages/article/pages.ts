import { paths } from '#content/paths.ts'
import type { Page } from '../../document/page.ts'
import type { Article } from './page.tsx'

/** The loaders of the articles. Each article is a chunk of its own, so that reading one loads no other. */
const loaders = import.meta.glob<Article>('#words/blog/*.md', { query: '?page' })

/** A page for each article, and one for addresses without an article. */
export const articlePages: Page[] = [
  ...Object.entries(loaders).map(([file, load]) => {
    const slug = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
    return {
      path: paths.article(slug),
      aliases: [`${paths.resources}/${slug}`],
      load: async () => {
        const [{ createArticlePage }, article] = await Promise.all([import('./page.tsx'), load()])
        return createArticlePage(slug, article)
      },
    }
  }),
  {
    path: paths.article('*'),
    load: () => import('./missing.tsx'),
    aliases: [`${paths.resources}/*`],
    indexed: false,
    isMissing: true,
  },
]
