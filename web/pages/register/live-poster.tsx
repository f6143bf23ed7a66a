import { useEffect, useState, type ReactNode } from 'react'
import { trackIds } from '#content/facts/tracks.ts'
import { livePoster as words } from '#words/pages/live-poster.ts'
import { trackNames } from '#words/track-names.ts'
import { PosterCard } from '../../components/tracks/poster-card.tsx'

/**
 * Says what happens once the form is sent, and shows the team's poster: an example at first, then redrawn as the name is typed
 * and the track chosen. The poster only repeats what was typed, so screen readers skip it.
 */
export default function LivePoster(): ReactNode {
  const [{ name, trackId }, setTyped] = useState({ name: '', trackId: '' })

  useEffect(() => {
    function read() {
      const form = document.querySelector<HTMLFormElement>('form[data-draft=team]')
      if (!form) return
      const typed = new FormData(form)
      setTyped({ name: textOf(typed.get('teamName')), trackId: textOf(typed.get('trackId')) })
    }
    // The browser clears the form only after the handlers of its reset event have run.
    const readLater = () => void setTimeout(read)
    read()
    document.addEventListener('input', read)
    document.addEventListener('reset', readLater)
    return () => {
      document.removeEventListener('input', read)
      document.removeEventListener('reset', readLater)
    }
  }, [])

  const chosen = trackIds.find((id) => id === trackId)
  const track = chosen ?? trackIds[0]
  return (
    <div className="afterwards">
      <h3>{words.heading}</h3>
      <ul>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className="live-poster" aria-hidden="true">
        <PosterCard
          name={name || words.example.name}
          trackId={track}
          about={[chosen || !name ? trackNames[track] : words.noTrack]}
        />
        <p>{name ? words.mark : words.example.mark}</p>
      </div>
    </div>
  )
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '')
