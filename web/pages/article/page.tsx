import { paths } from '#content/paths.ts'
import { articles, type ArticleHeading, type ArticleMeta } from '#words/blog.ts'
import { articlePage as words, blogPage } from '#words/pages/blog.ts'
import { Closing } from '../../components/page-parts/closing.tsx'
import { Contents } from '../../components/page-parts/contents.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { RegistrationLink } from '../../components/registration/registration-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import type { PageModule } from '../../document/page.ts'
import { ArticleHero } from './hero.tsx'
import { MoreArticles } from './more.tsx'
import { describeArticle } from './structured-data.ts'

const MORE = 3

export type Article = { meta: ArticleMeta; html: string; contents: ArticleHeading[] }

/** Creates the page module of an article. */
export function createArticlePage(slug: string, article: Article): PageModule {
  const { title, description } = article.meta
  return {
    Component: () => <ArticlePage slug={slug} {...article} />,
    meta: { title, description },
    published: article.meta.date,
    parents: [{ name: blogPage.hero.title, path: paths.blog }],
    jsonLd: import.meta.env.SSR ? describeArticle(slug, article.meta) : [],
  }
}

function ArticlePage({ slug, meta, html, contents }: Article & { slug: string }) {
  const at = articles.findIndex((article) => article.slug === slug)
  // The next ones in the list, starting over at its end, so that every article is linked.
  const more = [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, MORE)
  return (
    <>
      <article>
        <ArticleHero slug={slug} meta={meta} />
        <div className="wrap grid gap-8 py-10 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-16">
          <div>
            <p className="no-print mb-6">
              <SmartLink className="link back" href={words.back.href}>
                {words.back.label}
              </SmartLink>
            </p>
            <Contents title={words.contents} headings={contents} />
          </div>
          {/* The same HTML at build time and in the browser, so React does not change it. */}
          <div className="prose min-w-0" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </article>

      <Closing title={words.action.heading} seed={slug} tint="leaf" className="no-print">
        <p className="measure text-lg">{words.action.text}</p>
        <div className="buttons">
          <RegistrationLink href={words.action.register.href}>
            {words.action.register.label}
          </RegistrationLink>
          <ButtonLink variant="secondary" href={words.action.partner.href}>
            {words.action.partner.label}
          </ButtonLink>
        </div>
      </Closing>

      <Section title={words.more.heading} className="no-print">
        <MoreArticles articles={more} />
        <p className="mt-10">
          <SmartLink className="link back" href={words.backToAll.href}>
            {words.backToAll.label}
          </SmartLink>
        </p>
      </Section>
    </>
  )
}
