import { paths } from '#content/paths.ts'
import type { Page } from '../../document/page.ts'
import type { Article } from './page.tsx'

/** Each article is a file of its own: reading one loads the text of no other. */
const loaders = import.meta.glob<Article>('#words/blog/*.md', { query: '?page' })

/** One page for each article, and one for addresses where there is none. */
export const articlePages: Page[] = [
  ...Object.entries(loaders).map(([file, load]) => {
    const slug = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
    return {
      path: paths.article(slug),
      aliases: [`${paths.resources}/${slug}`],
      load: async () => {
        const [{ articlePage }, article] = await Promise.all([import('./page.tsx'), load()])
        return articlePage(slug, article)
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
