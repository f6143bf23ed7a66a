import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { moduleOf, pageAt } from '../../routes.tsx'

/** How long the old page may stand still, in milliseconds, if the new one takes its time. */
const PATIENCE = 300

/**
 * Lets the rosette of an article's card fly to its place in the article, as it does between documents: loads the article,
 * then changes the page within a view transition. Other links, and browsers without view transitions, are left alone.
 */
export function useFlights() {
  const navigate = useNavigate()
  useEffect(() => {
    if (!('startViewTransition' in document)) return undefined
    // Before React's own listener, which leaves the event alone once it is handled.
    document.addEventListener('click', fly, { capture: true })
    return () => document.removeEventListener('click', fly, { capture: true })

    function fly(event: MouseEvent) {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.card a')
      const isOther =
        event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || isOther || matchMedia('(prefers-reduced-motion)').matches) return
      event.preventDefault()
      const from = location.href
      const go = () => void navigate(link.pathname)
      moduleOf(pageAt(link.pathname).page)
        .then(() => {
          document.startViewTransition(() => {
            // Unless the reader has gone elsewhere meanwhile.
            if (location.href !== from) return undefined
            go()
            return pageChange()
          })
        })
        .catch(go)
    }
  }, [navigate])
}

/** Waits until React has replaced the page. */
const pageChange = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(done)
    observer.observe(document.getElementById('content')!, { childList: true })
    setTimeout(done, PATIENCE)
  })
