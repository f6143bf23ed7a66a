import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { editionClock } from '#content/edition-clock.ts'
import { event } from '#content/facts/event.ts'
import { formatDay } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'
import { language } from '#words/language.ts'
import { rehearsal } from '#words/rehearsal.ts'
import { site } from '#words/site.ts'
import { DATA_BUILD, DATA_STAGE, DATA_START, DATA_STATUS } from '../boot/attributes.ts'
import { firstPaintScript, stageAt } from '../boot/first-paint.ts'
import { breadcrumbsTo } from '../site-files/structured-data.ts'
import { buildOf, type Assets } from './assets.ts'
import { canonicalUrl, fullTitle, socialPicture } from './head.ts'
import type { PageHandle } from './page.ts'

/** Set by the build (build/rehearsal.ts): the day that the bar of a rehearsal names. */
declare const ANNOUNCED_DAY: string | undefined
const rehearsedDay = typeof ANNOUNCED_DAY === 'string' ? ANNOUNCED_DAY : undefined

/** What sticks to the foot of the window keeps above the bar of a rehearsal. */
const barHeight = { '--foot': '1.5rem' } as CSSProperties

/** Renders the whole document around a rendered page. `#root` contains exactly what React will hydrate. */
export function renderDocument(
  handle: PageHandle,
  body: string,
  assets: Assets,
  status = 200,
): string {
  const title = fullTitle(handle)
  const url = canonicalUrl(handle)
  const sheets = assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
  const html = renderToStaticMarkup(
    <html
      lang={language}
      dir="ltr"
      style={rehearsedDay ? barHeight : undefined}
      {...{ [DATA_BUILD]: buildOf(assets), [DATA_STAGE]: stageAt(editionClock.now()) }}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={handle.meta.description} />
        {!handle.indexed && <meta name="robots" content="noindex" />}
        {status === 200 && <link rel="canonical" href={url} />}
        {assets.firstStyles && <style dangerouslySetInnerHTML={{ __html: assets.firstStyles }} />}
        {assets.firstStyles ? <noscript>{sheets}</noscript> : sheets}
        {/* Reads the links before it. */}
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript(assets.boot) }} />
        {assets.nextStyles && <link rel="prefetch" as="style" href={assets.nextStyles} />}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {handle.startsApp && <script type="module" src={assets.boot} />}
        {/* Apple's devices look for /apple-touch-icon.png by themselves. */}
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" href={paths.feed} type="application/atom+xml" title={site.name} />
        <meta name="theme-color" content="#1d2370" />
        <meta property="og:type" content={handle.published ? 'article' : 'website'} />
        {handle.published && <meta property="article:published_time" content={handle.published} />}
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={handle.meta.description} />
        {status === 200 && <meta property="og:url" content={url} />}
        {handle.indexed && (
          <>
            <meta property="og:image" content={event.origin + socialPicture(handle)} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        {[...handle.jsonLd, ...breadcrumbsTo(handle)].map((data, index) => (
          <script
            key={index}
            type="application/ld+json"
            // A "</script>" in the data would end the element.
            dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
          />
        ))}
      </head>
      <body
        {...{
          [DATA_START]: handle.needsSession ? `${paths.auth}?` : handle.startsApp ? '' : undefined,
          [DATA_STATUS]: status === 404 ? status : undefined,
        }}
      >
        {rehearsedDay && <RehearsalBar day={rehearsedDay} />}
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
      </body>
    </html>,
  )
  // In SVG, an element without content needs no end tag; pages have hundreds of them.
  return `<!doctype html>${html.replace(/><\/(?:circle|path|rect)>/g, '/>')}`
}

function RehearsalBar({ day }: { day: string }) {
  return (
    <aside
      className="no-print"
      style={{
        position: 'fixed',
        zIndex: 30,
        insetInline: 0,
        insetBlockEnd: 0,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: '0.5rem',
        // One line: on a phone the second part wraps out of it.
        blockSize: 'var(--foot)',
        overflow: 'hidden',
        background: 'var(--ochre)',
        color: 'var(--ink)',
        fontSize: '0.8125rem',
        lineHeight: '1.5rem',
      }}
    >
      <span>{rehearsal.day(formatDay(day, 'date'))}</span>
      <span>
        {rehearsal.choose} <code>-- --today 2025-10-30</code>
      </span>
    </aside>
  )
}
