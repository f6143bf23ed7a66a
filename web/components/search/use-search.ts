import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 300

/**
 * The text of a search box. It is kept in the address as `?q=`, so that a search can be sent to somebody;
 * what was typed before the app started wins over the address.
 */
export function useSearch() {
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    if (!box.current) return
    box.current.value ||= new URLSearchParams(location.search).get('q') ?? ''
    setText(box.current.value)
  }, [])

  useEffect(() => {
    // Browsers refuse to change the address many times a second.
    const timer = setTimeout(() => writeQuery(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  function clear() {
    if (!box.current) return
    box.current.value = ''
    box.current.focus()
    setText('')
  }

  return { box, text: text.trim(), setText, clear }
}

function writeQuery(text: string) {
  const url = new URL(location.href)
  if (text) url.searchParams.set('q', text)
  else url.searchParams.delete('q')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
