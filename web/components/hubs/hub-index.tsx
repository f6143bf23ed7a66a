import './hub-index.css'
import { useId } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { mapSigns } from '#words/hubs.ts'
import { AfricaMap } from './africa-map.tsx'
import { HubCard, type HubWords } from './hub-card.tsx'

/** The map as an index of the hub cards: pointing at a hub marks its card and the other way round, clicking it goes there. */
export function HubIndex({
  words,
}: {
  words: HubWords & { mapLabel: string; confirmedHeading: string; pendingHeading: string }
}) {
  return (
    <div className="hubs grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <div className="self-start lg:sticky lg:top-24">
        <AfricaMap title={words.mapLabel} linked className="mx-auto w-full max-w-md" />
        <p className="mt-4 text-sm text-balance text-muted">{mapSigns}</p>
      </div>
      <HubGroup title={words.confirmedHeading} isConfirmed words={words} />
      <HubGroup title={words.pendingHeading} isConfirmed={false} words={words} />
    </div>
  )
}

function HubGroup({
  title,
  isConfirmed,
  words,
}: {
  title: string
  isConfirmed: boolean
  words: HubWords
}) {
  const id = useId()
  const group = hubs.filter((hub) => hub.isConfirmed === isConfirmed)
  if (group.length === 0) return null
  return (
    <div className={isConfirmed ? undefined : 'lg:col-span-2'}>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id} className="mt-4 grid gap-4 sm:grid-cols-2">
        {group.map((hub) => (
          <HubCard key={hub.id} hub={hub} words={words} />
        ))}
      </ul>
    </div>
  )
}
