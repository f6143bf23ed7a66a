import { formatMoment } from '#content/format/moments.ts'
import { ownTalentPage } from '#words/pages/own-talent.ts'
import type { OwnTalent } from '../../../data/talent.ts'

const { sightings: words } = ownTalentPage

/** Which partners have seen the profile of the reader, and when. */
export function Sightings({ sightings }: { sightings: OwnTalent['sightings'] }) {
  return (
    <section
      aria-labelledby="seen"
      className="max-w-3xl max-lg:border-t max-lg:border-line max-lg:pt-6 lg:self-start"
    >
      <h2 id="seen" className="text-2xl">
        {words.heading}
      </h2>
      {sightings.length === 0 ? (
        <p className="mt-3">{words.none}</p>
      ) : (
        <ul className="mt-3 grid gap-4">
          {sightings.map(({ organizationName, firstAt, lastAt }) => (
            <li key={organizationName + firstAt}>
              <p className="font-semibold wrap-anywhere">
                <bdi>{organizationName}</bdi>
              </p>
              <p className="text-sm text-muted">
                {words.columns.first}: <time dateTime={firstAt}>{formatMoment(firstAt)}</time>
                {lastAt !== firstAt && (
                  <>
                    {'. '}
                    {words.columns.last}: <time dateTime={lastAt}>{formatMoment(lastAt)}</time>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
