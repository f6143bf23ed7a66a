import { aftermath } from '#words/aftermath.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The two places to go once the edition is over. */
export function AftermathLinks() {
  const { built, news } = aftermath
  return (
    <div className="buttons">
      <ButtonLink href={built.href}>{built.label}</ButtonLink>
      <ButtonLink href={news.href} variant="secondary">
        {news.label}
      </ButtonLink>
    </div>
  )
}

/** The last words of a page once the edition is over. */
export function Aftermath() {
  return (
    <div>
      <p className="measure mb-6 text-lg">{aftermath.text}</p>
      <AftermathLinks />
    </div>
  )
}
