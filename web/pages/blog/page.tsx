import { paths } from '#content/paths.ts'
import { blogPage } from '#words/pages/blog.ts'
import { ArticleList } from '../../components/articles/article-list.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'

export const meta = blogPage.meta

export function Component() {
  return (
    <>
      <PageHero
        compact
        hem="rays"
        title={blogPage.hero.title}
        lead={blogPage.hero.text}
        seed={paths.blog}
        tint="indigo"
      />
      <ArticleList />
    </>
  )
}
