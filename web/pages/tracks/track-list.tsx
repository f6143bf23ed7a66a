import { tracks } from '#content/catalogue/tracks.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'

export function TrackList() {
  const { heading, examplesHeading, dataHeading } = tracksPage.list
  return (
    <Section title={heading} className="pt-0!">
      <ol>
        {tracks.map((track) => (
          <li
            key={track.id}
            id={track.id}
            className="grid gap-x-10 gap-y-6 border-t border-line py-10 lg:grid-cols-[auto_1fr_1fr]"
          >
            <Rosette seed={track.id} className="size-24 text-accent lg:size-32" />
            <div>
              <h3 className="text-2xl lg:text-3xl">{track.name}</h3>
              <p className="mt-3 text-lg">{track.summary}</p>
              <p className="mt-3 text-muted">{track.description}</p>
            </div>
            <div>
              <h4 className="font-semibold">{examplesHeading}</h4>
              <ul className="mt-2 grid list-disc gap-2 ps-5">
                {track.exampleServers.map((example) => (
                  <li key={example}>{example}</li>
                ))}
              </ul>
              <h4 className="mt-5 font-semibold">{dataHeading}</h4>
              <p className="mt-2 text-muted">{track.usefulData.join(' · ')}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
