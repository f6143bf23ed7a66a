import { paths } from '#content/paths.ts'
import { conductPage } from '#words/pages/code-of-conduct.ts'
import { describeLegalPage } from '../../components/legal/describe-legal-page.ts'
import { LegalPage } from '../../components/legal/legal-page.tsx'
import './marks.css'

export const { meta } = conductPage

export const jsonLd = import.meta.env.SSR ? describeLegalPage(meta, paths.conduct) : []

export function Component() {
  return <LegalPage words={conductPage} seed={paths.conduct} />
}
