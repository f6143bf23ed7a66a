import { countryNames } from '#content/catalogue/country-names.ts'
import { colourAt } from '#content/facts/brand-colour.ts'
import { languageNames } from '#words/languages.ts'
import { talentPage as words } from '#words/pages/talent.ts'
import type { TalentList } from '../../data/talent.ts'
import { OutLink } from '../page-parts/fact.tsx'
import { Rosette } from '../page-parts/rosette.tsx'

/** A profile of the talent list, as partners see it. */
export function ProfileCard({ profile }: { profile: TalentList['rows'][number] }) {
  const { name, country, seeks, skills, languages, about, cvLink } = profile
  return (
    <article className="grid min-w-0 grid-cols-1 gap-3 wrap-anywhere">
      <div className="flex items-center gap-4">
        {/* So that most neighbours differ in colour. */}
        <Rosette seed={name} tint={colourAt(name.length)} className="size-16 shrink-0" />
        <div className="min-w-0">
          <h3 className="text-xl">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-sm text-muted">{countryNames[country] ?? country}</p>
        </div>
      </div>
      <p className="font-semibold">
        <bdi>{seeks}</bdi>
      </p>
      <p className="whitespace-pre-line">
        <bdi>{about}</bdi>
      </p>
      <dl className="text-sm">
        <div>
          <dt className="inline text-muted">{words.skills}: </dt>
          <dd className="inline">
            <bdi>{skills.join(', ')}</bdi>
          </dd>
        </div>
        <div>
          <dt className="inline text-muted">{words.languages}: </dt>
          <dd className="inline">{languages.map((id) => languageNames[id]).join(', ')}</dd>
        </div>
      </dl>
      <p>
        <OutLink href={cvLink} label={words.cvLabel(name)}>
          {words.cv}
        </OutLink>
      </p>
    </article>
  )
}
