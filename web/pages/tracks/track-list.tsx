import { tracks } from '#content/catalogue/tracks.ts'
import { trackCloths } from '#content/facts/tracks.ts'
import { paths } from '#content/paths.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { hyphenatedNames } from '#words/track-names.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { RegistrationState } from '../../components/registration/registration-state.tsx'
import { clothOf } from '../../components/tracks/track-cloth.tsx'
import { TrackNumber } from '../../components/tracks/track-number.tsx'

export function TrackList() {
  const { examplesHeading, aboutHeading, dataHeading, register, registerLabel } = tracksPage.list
  return (
    <Section title={examplesHeading}>
      <ol>
        {tracks.map((track) => (
          <li
            key={track.id}
            id={track.id}
            data-tint={trackCloths[track.id].colour}
            data-tone={trackCloths[track.id].tone}
            className="track-row later"
          >
            <span {...clothOf(track.id, 'track-swatch')}>
              <TrackNumber id={track.id} />
              <Rosette seed={track.id} className="" />
            </span>
            <h3>{hyphenatedNames[track.id] ?? track.name}</h3>
            <p className="track-summary">{track.summary}</p>
            <ul>
              {track.exampleServers.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
            <dl className="track-data">
              <dt>{dataHeading}</dt>
              {track.usefulData.map((source) => (
                <dd key={source}>{source}</dd>
              ))}
            </dl>
            <div className="track-foot">
              <details suppressHydrationWarning>
                <summary className="fold">{aboutHeading}</summary>
                <p>{track.description}</p>
              </details>
              <RegistrationState
                open={
                  <a
                    href={`${paths.register}?track=${track.id}#form`}
                    aria-label={registerLabel(track.name)}
                  >
                    {register}
                  </a>
                }
                closed={null}
              />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
