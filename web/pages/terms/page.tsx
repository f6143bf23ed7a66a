import { paths } from '#content/paths.ts'
import { termsPage } from '#words/pages/terms.ts'
import { describeLegalPage } from '../../components/legal/describe-legal-page.ts'
import { LegalPage } from '../../components/legal/legal-page.tsx'

export const { meta } = termsPage

export const jsonLd = import.meta.env.SSR ? describeLegalPage(meta, paths.terms) : []

export function Component() {
  return <LegalPage words={termsPage} seed={paths.terms} />
}
