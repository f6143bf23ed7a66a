import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { ViewportClass } from '#content/wire/analytics.ts'
import { DATA_STAGE } from '../../../boot/attributes.ts'

/** The width at which each class of screens is shown, and its height if no fold was measured, in CSS pixels. */
export const screens: Record<ViewportClass, { width: number; height: number }> = {
  phone: { width: 390, height: 740 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1280, height: 800 },
}

export type ShownPage = { document: Document; width: number; height: number }

/**
 * A page of this site at a given width, scaled down to the available space, with a layer over it. It is fetched and shown
 * without its scripts, which it does not need to be complete: so viewing it is not measured as a visit, and no page has to
 * allow framing. Nor could a script run there if one were left: the sandbox forbids it.
 */
export function ScaledPage({
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
  /** Called once the page has loaded and whenever its layout changes; with null if it could not be loaded. */
  onPage: (page: ShownPage | null) => void
  children: (scale: number, page: { width: number; height: number }) => ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { width } = screens[device]
  const [room, setRoom] = useState(0)
  const [height, setHeight] = useState(fold)
  const [shown, setShown] = useState<Document>()
  const html = usePageText(path, onPage)

  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!shown?.body) return
    // Images and the font load late and move the content below them.
    const observer = new ResizeObserver(() => {
      const tall = shown.body.scrollHeight
      setHeight(tall)
      // Waits until the frame has its new height.
      requestAnimationFrame(() => onPage({ document: shown, width, height: tall }))
    })
    observer.observe(shown.body)
    return () => observer.disconnect()
  }, [shown, width, onPage])

  function open() {
    const page = frame.current?.contentDocument
    if (!page?.getElementById('content')) return
    for (const sheet of page.styleSheets) styleAsWithScripts(sheet)
    setShown(page)
  }

  const scale = room ? Math.min(1, room / width) : 0
  return (
    <div ref={box}>
      <div className="page-view" style={{ width: width * scale, height: height * scale }}>
        {html !== undefined && (
          <iframe
            ref={frame}
            srcDoc={html}
            title={title}
            sandbox="allow-same-origin"
            inert
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
            onLoad={open}
          />
        )}
        {scale > 0 && children(scale, { width, height })}
      </div>
    </div>
  )
}

/** Applies the style rules for readers with JavaScript, which a sandbox without scripts does not get by itself. */
function styleAsWithScripts({ cssRules }: CSSStyleSheet | CSSGroupingRule) {
  // By their members and not by `instanceof`: the frame has classes of its own.
  for (const rule of cssRules as Iterable<Partial<CSSMediaRule>>) {
    if (rule.media?.mediaText.includes('scripting'))
      rule.media.mediaText = rule.media.mediaText
        .replace(/\(scripting: none\)/, 'not all')
        .replace(/ and \(scripting\)/, '')
    if (rule.cssRules) styleAsWithScripts(rule as CSSMediaRule)
  }
}

/** Fetches the HTML of a page, without its scripts and `<noscript>` elements but with the style sheets that one links. */
function usePageText(path: string, onFailure: (page: null) => void): string | undefined {
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    const controller = new AbortController()
    fetch(path, { signal: controller.signal })
      .then(async (answer) =>
        answer.ok ? setHtml(withoutScripts(await answer.text())) : onFailure(null),
      )
      .catch(() => controller.signal.aborted || onFailure(null))
    return () => controller.abort()
  }, [path, onFailure])
  return html
}

function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const sheets of page.head.querySelectorAll('noscript'))
    sheets.replaceWith(...sheets.children)
  // Each is replaced, not removed, because the recorded selectors count siblings.
  for (const element of page.querySelectorAll('script, noscript, link[rel="modulepreload"]'))
    element.replaceWith(page.createElement('template'))
  // As the boot script marks the page before any scrolling, at the present stage of the edition.
  page.documentElement.setAttribute(
    DATA_STAGE,
    document.documentElement.getAttribute(DATA_STAGE) ?? '',
  )
  page.documentElement.toggleAttribute('data-top', true)
  page.documentElement.toggleAttribute('data-face', true)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
