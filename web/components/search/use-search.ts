import { useEffect, useRef, useState } from 'react'

const DELAY_MS = 300

/**
 * Holds the text of a search box. The address has it as `?q=`, so that a search can be shared. Text typed before the app
 * started takes precedence over the address.
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
    // Browsers limit how often a page may change its address.
    const timer = setTimeout(() => writeQuery(text.trim()), DELAY_MS)
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
