import '../../components/tracks/track-field.css'
import { hubs } from '#content/catalogue/hubs.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { stylePage } from '#words/pages/style.ts'
import { hemOf, type Hem } from '../../components/page-parts/hem.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { PosterCard } from '../../components/tracks/poster-card.tsx'
import { PosterFace, posterOf } from '../../components/tracks/poster.tsx'
import { trackOptions } from '../../components/tracks/track-cloth.tsx'
import { RadioGroup } from '../../components/ui/radio-group.tsx'
import { CriteriaCloth } from '../tracks/criteria.tsx'
import { PrizeDiscs } from '../tracks/prizes.tsx'

const { hems, posters, receipt } = stylePage

/** The hem of most pages, and those of partners, articles and accounts. */
export function Hems() {
  return (
    <div className="specimens-wide">
      {(Object.keys(hems.names) as ('rings' | Hem)[]).map((hem) => (
        // The part within, because a hem at the end of a page is left to the footer.
        <div key={hem}>
          <div className="cloth cloth-print p-4" {...(hem !== 'rings' && hemOf(hem))}>
            {hems.names[hem]} {hem !== 'rings' && <code>{`hem="${hem}"`}</code>}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Each hub's rosette in its colour, and one of them as large as heroes have it. */
export function Rosettes() {
  return (
    <div className="rosette-wall">
      {hubs.map(({ id, colour }) => (
        <Rosette key={id} seed={id} tint={colour} className="" />
      ))}
    </div>
  )
}

/** The tracks as radio buttons of a form. */
export function Choices({ name }: { name: string }) {
  return (
    <RadioGroup
      {...posters.choice}
      name={name}
      chosen={trackIds[2]}
      className="track-choices"
      options={trackOptions()}
    />
  )
}

/** The posters of the tracks. */
export function Posters() {
  return (
    <ul className="posters">
      {trackIds.map((id) => (
        <li key={id}>
          <div {...posterOf(id)}>
            <PosterFace id={id} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The posters of two teams, as their receipts show them. */
export function Receipts() {
  return (
    <div className="specimens-pair">
      {receipt.teams.map((team) => (
        <PosterCard key={team.name} {...team} />
      ))}
    </div>
  )
}

/** Pictures in which an area or a number of dots is as the figure beside it. */
export function Proportions() {
  return (
    <div className="specimens-wide">
      <div className="cloth p-5">
        <PrizeDiscs />
      </div>
      <CriteriaCloth across={10} />
    </div>
  )
}
