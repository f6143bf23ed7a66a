import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where each entry of the history was left, in pixels. */
const positions = new Map<string, number>()

/** A new page starts at its top with the focus on its content; Back and Forward return to where one was. */
export function useScroll() {
  const { key, pathname, hash } = useLocation()
  const action = useNavigationType()
  const shown = useRef({ key, pathname })

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(shown.current.key, scrollY)
    // Outside the app, reload and Back are the browser's own.
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
    if (shown.current.key === key) return
    const samePage = shown.current.pathname === pathname
    shown.current = { key, pathname }
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (action === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
    else if (target) target.scrollIntoView()
    else if (!samePage) scrollTo({ top: 0, behavior: 'instant' })
    if (!samePage) document.getElementById('content')?.focus({ preventScroll: true })
  }, [key, pathname, hash, action])
}
