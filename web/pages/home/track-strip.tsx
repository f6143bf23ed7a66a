import { trackCloths, trackIds } from '#content/facts/tracks.ts'
import { paths } from '#content/paths.ts'
import { home } from '#words/pages/home.ts'
import { hyphenatedNames, trackNames } from '#words/track-names.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'

/** Small posters of the tracks. Their styles are in shapes.css, because home has a sheet of its own. */
export function TrackStrip() {
  return (
    <nav aria-labelledby="tracks" className="wrap grid gap-6 pt-4 pb-8 lg:gap-12 lg:pb-20">
      <h2 id="tracks">{home.trackStrip}</h2>
      <ul className="strip">
        {trackIds.map((id) => (
          <li
            key={id}
            className="tinted"
            data-tint={trackCloths[id].colour}
            data-tone={trackCloths[id].tone}
          >
            <a href={paths.track(id)} className="font-display">
              {hyphenatedNames[id] ?? trackNames[id]}
              <Rosette seed={id} className="" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
