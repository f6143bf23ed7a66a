import { blogPage } from '#content/pages/blog.ts'
import { ArticleList } from '../../components/article-list.tsx'
import { PageHero } from '../../components/page-hero.tsx'
import { paths } from '../../paths.ts'

export const meta = blogPage.meta

export function Component() {
  return (
    <>
      <PageHero title={blogPage.hero.title} lead={blogPage.hero.text} seed={paths.blog} />
      <ArticleList />
    </>
  )
}
