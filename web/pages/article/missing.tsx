import { articlePage } from '#words/pages/blog.ts'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const { notFound } = articlePage

export const meta = notFound.meta

export function Component() {
  return (
    <PageHero title={notFound.title} lead={notFound.text} seed={notFound.title}>
      <ButtonLink href={notFound.action.href}>{notFound.action.label}</ButtonLink>
    </PageHero>
  )
}
