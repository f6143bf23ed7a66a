import { paths } from '#content/paths.ts'
import { privacyPage } from '#words/pages/privacy.ts'
import { describeLegalPage } from '../../components/legal/describe-legal-page.ts'
import { LegalPage } from '../../components/legal/legal-page.tsx'
import { ThisBrowser } from './this-browser.tsx'

export const { meta } = privacyPage

export const jsonLd = import.meta.env.SSR ? describeLegalPage(meta, paths.privacy) : []

export function Component() {
  return (
    <LegalPage words={privacyPage} seed={paths.privacy} controls={{ browser: <ThisBrowser /> }} />
  )
}
