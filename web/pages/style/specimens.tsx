import '../admin/analytics/key-figures.css'
import '../register/receipt.css'
import '../../components/tracks/track-field.css'
import { trackIds } from '#content/facts/tracks.ts'
import { stylePage } from '#words/pages/style.ts'
import { hyphenatedNames, trackNames } from '#words/track-names.ts'
import { hemOf, type Hem } from '../../components/page-parts/hem.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { PosterFace, posterOf } from '../../components/tracks/poster.tsx'
import { clothOf } from '../../components/tracks/track-cloth.ts'
import { RadioGroup } from '../../components/ui/radio-group.tsx'
import { CriteriaCloth } from '../tracks/criteria.tsx'
import { PrizeDiscs } from '../tracks/prizes.tsx'

const { hems, posters, finding } = stylePage

/** The hem of most pages, and those of partners, articles and accounts. */
export function Hems() {
  return (
    <div className="specimens-wide">
      {(Object.keys(hems.names) as ('rings' | Hem)[]).map((hem) => (
        // The part within, because a hem at the end of a page is left to the footer.
        <div key={hem}>
          <div className="cloth cloth-print p-4" {...(hem !== 'rings' && hemOf(hem))}>
            {hems.names[hem]}
          </div>
        </div>
      ))}
    </div>
  )
}

/** As in track-field.tsx: shared, it would be a file of its own, for which the registration page has no room. */
export function Choices({ name }: { name: string }) {
  return (
    <RadioGroup
      {...posters.choice}
      name={name}
      chosen={trackIds[2]}
      className="track-choices"
      options={trackIds.map((id) => ({
        value: id,
        attributes: clothOf(id, 'track-choice font-display'),
        label: (
          <>
            {hyphenatedNames[id] ?? trackNames[id]}
            <Rosette seed={id} className="" />
          </>
        ),
      }))}
    />
  )
}

/** The posters of the tracks, and that of a team as its receipt shows it. */
export function Posters() {
  return (
    <>
      <ul className="posters swatches">
        {trackIds.map((id) => (
          <li key={id}>
            <div {...posterOf(id)}>
              <PosterFace id={id} />
            </div>
          </li>
        ))}
      </ul>
      <div className="w-full max-w-xs">
        <figure className="poster-card">
          <div {...clothOf('local-governance', 'poster-field')}>
            <Rosette seed={posters.team} className="" />
          </div>
          <figcaption>
            <p className="receipt-name font-display">{posters.team}</p>
            <p>{posters.about}</p>
          </figcaption>
        </figure>
      </div>
    </>
  )
}

/** Pictures in which an area or a number of dots is as the figure beside it. */
export function Proportions() {
  return (
    <div className="specimens-wide">
      <div className="cloth p-5">
        <PrizeDiscs />
      </div>
      <CriteriaCloth />
    </div>
  )
}

/** What stands above the figures of analytics. */
export function Finding() {
  return (
    <ul className="findings">
      <li>
        <h3>{finding.title}</h3>
        <p className="mt-1 text-muted">{finding.text}</p>
      </li>
    </ul>
  )
}
