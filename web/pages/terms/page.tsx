import { paths } from '#content/paths.ts'
import { termsPage } from '#words/pages/terms.ts'
import { describeLegalPage } from '../../components/legal/describe-legal-page.ts'
import { LegalPage } from '../../components/legal/legal-page.tsx'
import { PrizeDiscs } from '../tracks/prizes.tsx'

export const { meta } = termsPage

export const jsonLd = import.meta.env.SSR ? describeLegalPage(meta, paths.terms) : []

export function Component() {
  const prizes = (
    <div className="cloth mt-3 rounded p-6">
      <PrizeDiscs />
    </div>
  )
  return <LegalPage words={termsPage} seed={paths.terms} controls={{ prizes }} />
}
