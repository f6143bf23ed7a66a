import { formatMoment } from '#content/format/moments.ts'
import { ownTalentPage } from '#words/pages/own-talent.ts'
import type { TalentProfile } from '../../../data/talent.ts'

const { agreement: words } = ownTalentPage

/** What the owner of a profile agreed to, and how long it is kept. */
export const Agreement = ({ to }: { to: TalentProfile }) => (
  <section aria-labelledby="agreement" className="border-t border-line pt-6">
    <h2 id="agreement" className="text-2xl">
      {words.heading}
    </h2>
    <p className="mt-3">{words.agreed(formatMoment(to.consentedAt))}</p>
    <blockquote className="mt-2 border-s-4 border-ochre ps-4">{to.consentText}</blockquote>
    <p className="mt-3 text-sm text-muted">{words.until}</p>
  </section>
)
