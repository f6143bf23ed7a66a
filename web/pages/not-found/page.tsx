import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { notFoundPage } from '#words/pages/not-found.ts'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

export const meta = notFoundPage.meta

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
      seed={notFoundPage.code}
    >
      <ButtonLink href={paths.home}>{notFoundPage.action}</ButtonLink>
    </PageHero>
  )
}
