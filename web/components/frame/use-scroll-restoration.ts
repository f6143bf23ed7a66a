import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The scroll position at which each history entry was left, in pixels. */
const positions = new Map<string, number>()

/** Starts a new page at its top with the focus on its content, and restores the position on Back and Forward. */
export function useScrollRestoration() {
  const { key, pathname, hash } = useLocation()
  const action = useNavigationType()
  const shown = useRef({ key, pathname, hash })

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(shown.current.key, scrollY)
    // Outside the app, the browser restores positions itself.
    const handBack = () => (history.scrollRestoration = 'auto')
    remember()
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', handBack)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', handBack)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current.key === key && shown.current.hash === hash) return
    const samePage = shown.current.pathname === pathname
    shown.current = { key, pathname, hash }
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    // An entry made by a plain link to a #fragment has no key of its own, so it goes to its target.
    const keyless = key === 'default' && target
    if (action === 'POP' && !keyless)
      scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
    else if (target) target.scrollIntoView()
    else if (!samePage) scrollTo({ top: 0, behavior: 'instant' })
    if (!samePage) document.getElementById('content')?.focus({ preventScroll: true })
  }, [key, pathname, hash, action])
}
