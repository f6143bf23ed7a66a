import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { notFoundPage } from '#words/pages/not-found.ts'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

export const meta = notFoundPage.meta

/** Says that there is no such page, and where the visitor may have wanted to go. */
export function Component() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404 Error: no page at ${pathname}`)
  }, [pathname])
  return (
    <PageHero
      eyebrow={notFoundPage.code}
      title={notFoundPage.title}
      lead={notFoundPage.text}
      aside={<MainPages />}
    >
      <ButtonLink href={paths.home}>{notFoundPage.action}</ButtonLink>
    </PageHero>
  )
}

function MainPages() {
  const { label, list } = notFoundPage.pages
  return (
    <nav aria-label={label}>
      <ul>
        {list.map(({ name, note, href }) => (
          <li key={href} className="border-t border-line">
            <SmartLink
              href={href}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 font-display text-lg hover:underline"
            >
              {name}
              <span className="font-sans text-ochre">{note}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
