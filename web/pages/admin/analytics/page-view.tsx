import type { ViewportClass } from '#content/analytics.ts'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

/** The width at which each class of screens is shown, and its height where nothing is known. */
export const screens: Record<ViewportClass, { width: number; height: number }> = {
  phone: { width: 390, height: 740 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1280, height: 800 },
}

export type ShownPage = { document: Document; width: number; height: number }

/**
 * A page of this site at a given width, shrunk to the room there is, with a layer over it. The frame runs no scripts, so
 * that looking at a page is not measured as a visit; all our pages are finished without them.
 */
export function PageView({
  path,
  title,
  device,
  fold,
  onPage,
  children,
}: {
  path: string
  title: string
  device: ViewportClass
  fold: number
  /** Called when the page is there, and again when its layout has changed; null when it could not be opened. */
  onPage: (page: ShownPage | null) => void
  children: (scale: number, page: { width: number; height: number }) => ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { width } = screens[device]
  const [room, setRoom] = useState(0)
  const [height, setHeight] = useState(fold)
  const [shown, setShown] = useState<Document>()

  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!shown?.body) return
    // Images and the font come late and move what is below them.
    const observer = new ResizeObserver(() => {
      const tall = shown.body.scrollHeight
      setHeight(tall)
      // The layer is measured once the frame has its new height.
      requestAnimationFrame(() => onPage({ document: shown, width, height: tall }))
    })
    observer.observe(shown.body)
    return () => observer.disconnect()
  }, [shown, width, onPage])

  function open() {
    const page = frame.current?.contentDocument
    // A refused frame shows the browser's own page, which has no such element or cannot be read.
    if (!page?.getElementById('content')) return onPage(null)
    // Without scripts the browser shows what is meant for readers without them.
    for (const note of page.querySelectorAll('noscript')) note.hidden = true
    setShown(page)
  }

  const scale = room ? Math.min(1, room / width) : 0
  return (
    <div ref={box}>
      <div className="page-view" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          key={`${path} ${device}`}
          src={path}
          title={title}
          sandbox="allow-same-origin"
          inert
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          onLoad={open}
        />
        {scale > 0 && children(scale, { width, height })}
      </div>
    </div>
  )
}
