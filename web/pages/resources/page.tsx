import { resourceCategories } from '#content/catalogue/resources.ts'
import { resourcesPage } from '#words/pages/resources.ts'
import { Closing } from '../../components/page-parts/closing.tsx'
import { JumpList } from '../../components/page-parts/jump-list.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Catalogue } from './catalogue.tsx'
import { EarlierArticles, Insights } from './insights.tsx'

export const meta = resourcesPage.meta

const categories = resourceCategories.map(({ id, title, items }) => ({
  id,
  name: title,
  note: String(items.length),
}))

export function Component() {
  const { hero, catalogue, community } = resourcesPage
  return (
    <>
      <PageHero
        compact
        title={hero.title}
        lead={hero.text}
        aside={<JumpList label={catalogue.jumpLabel} items={categories} />}
      />
      <Catalogue />
      <Insights />
      <EarlierArticles />
      <Closing title={community.heading} tint="leaf">
        <p className="measure text-lg">{community.text}</p>
        <p>
          <ButtonLink href={community.action.href}>{community.action.label}</ButtonLink>
        </p>
      </Closing>
    </>
  )
}
