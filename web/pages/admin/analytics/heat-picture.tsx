import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import './heat-picture.css'
import { formatNumber, formatShare } from '#content/format/numbers.ts'
import { otherSelector, type ViewportClass } from '#content/wire/analytics.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { Notice } from '../../../components/ui/notice.tsx'
import type { Heatmap } from '../../../data/analytics.ts'
import { LoadFailed } from '../load-failed.tsx'
import { AlternativeTable } from './alternative-table.tsx'
import { FiguresTable } from './figures-table.tsx'
import type { ShownClicks } from './findings.tsx'
import { ClickLayer, FoldLine, Outline, ScrollLayer, type Layer } from './heat-layer.tsx'
import { countClicks, placeClicks, type ClickedElement, type Rectangle } from './place-clicks.ts'
import { ScaledPage, screens, type ShownPage } from './scaled-page.tsx'

const words = analyticsPanel.heatmap
const MAX_ROWS = 100

/** Shows the page with its clicks or scroll depth drawn over it, how much could be drawn, and the same data as a table. */
export function HeatPicture({
  data,
  device,
  layer,
  onShown,
}: {
  data: Heatmap
  device: ViewportClass
  layer: Layer
  onShown: (clicks: ShownClicks) => void
}) {
  const [outlined, setOutlined] = useState<Rectangle | null>(null)
  const picture = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<ShownPage | null>()
  const onPage = useCallback((shown: ShownPage | null) => setPage(shown), [])
  const placement = useMemo(() => placeClicks(page?.document ?? null, data), [page, data])
  useEffect(() => {
    // Without the page its elements have no names.
    if (page !== undefined)
      onShown({ page: data.page, device, elements: page ? placement.elements : [] })
  }, [page, placement, data, device, onShown])
  const fold = data.scroll.fold || screens[device].height
  const label = words.picture(words.layers[layer], data.page, analyticsPanel.devices[device])
  // A phone's page leaves room for the table beside it on a wide screen.
  const isBeside = device === 'phone'
  const isEmpty = layer === 'scroll' ? data.scroll.views === 0 : data[layer] === 0
  const isListed = isBeside && !isEmpty
  const drawn = page && layer !== 'scroll' && (
    <DrawnClicks data={data} elements={placement.elements} />
  )
  return (
    <>
      {!isListed && drawn}
      {isEmpty && (
        <Notice className="my-4 py-1">
          {layer === 'scroll' ? words.noScroll : words.noClicks}
        </Notice>
      )}
      <div
        className={
          isBeside ? 'heat-beside grid gap-x-10 gap-y-4 lg:grid-cols-[25rem_minmax(0,1fr)]' : ''
        }
      >
        {page === null ? (
          <div className="my-4">
            <LoadFailed text={words.failed} onRetry={() => setPage(undefined)} />
            {!isEmpty && <p className="mt-4">{words.failedTable}</p>}
          </div>
        ) : (
          // A scroll container must be focusable with the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div ref={picture} className="heat-window" role="region" aria-label={label} tabIndex={0}>
            <ScaledPage path={data.page} title={label} device={device} fold={fold} onPage={onPage}>
              {(scale, size) => (
                <>
                  {!page && <p className="heat-wait">{words.loading}</p>}
                  {layer === 'scroll' ? (
                    <ScrollLayer scroll={data.scroll} />
                  ) : (
                    <ClickLayer layer={layer} placement={placement} page={size} scale={scale} />
                  )}
                  <FoldLine fold={fold} scale={scale} />
                  {outlined && <Outline box={outlined} scale={scale} />}
                </>
              )}
            </ScaledPage>
          </div>
        )}
        {!isEmpty && (
          <div className={isBeside ? 'heat-side' : ''}>
            {isListed && drawn}
            <AlternativeTable isOpen={isBeside && matchMedia('(width >= 68rem)').matches}>
              {layer === 'scroll' ? (
                <ScrollTable scroll={data.scroll} />
              ) : (
                <ClickTable
                  elements={placement.elements}
                  onPoint={setOutlined}
                  onShow={() =>
                    picture.current
                      ?.querySelector('.heat-outline')
                      ?.scrollIntoView({ block: 'center' })
                  }
                />
              )}
            </AlternativeTable>
          </div>
        )}
      </div>
    </>
  )
}

/** Says how many of the clicks are drawn, and why the others are not. */
function DrawnClicks({ data, elements }: { data: Heatmap; elements: readonly ClickedElement[] }) {
  if (data.clicks === 0) return null
  const { drawn, hidden, lost } = countClicks(elements)
  const leftOut = data.clicks - data.drawnClicks
  return (
    <p className="measure mb-4 text-sm text-muted">
      {words.anchored(
        formatNumber(drawn),
        formatNumber(data.clicks),
        formatShare(drawn / data.clicks),
      )}{' '}
      {hidden > 0 && `${words.hidden(formatNumber(hidden))} `}
      {lost > 0 && `${words.lost(formatNumber(lost))} `}
      {leftOut > 0 && words.leftOut(formatNumber(leftOut))}
    </p>
  )
}

/** Lists the clicked elements: those in the picture, then the others. The name of a row opens its selector. */
function ClickTable({
  elements,
  onPoint,
  onShow,
}: {
  elements: readonly ClickedElement[]
  /** Called with the place of the element that is pointed at, focused or opened, and with null after that. */
  onPoint: (box: Rectangle | null) => void
  /** Called to bring that element into view. */
  onShow: () => void
}) {
  const [opened, setOpened] = useState<ClickedElement>()
  const most = Math.max(1, ...elements.map(({ clicks }) => clicks))
  const listed = elements.slice(0, MAX_ROWS)
  const isOutside = ({ state }: ClickedElement) => state === 'hidden' || state === 'lost'
  const { caption, outside, columns } = words.clicksTable
  const leave = () => onPoint(opened?.box ?? null)
  const tables = [
    { caption, rows: listed.filter((element) => !isOutside(element)) },
    { caption: outside, rows: listed.filter(isOutside), isCaptionShown: true },
  ]
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map((table) => (
      <FiguresTable
        key={table.caption}
        {...table}
        head={[columns.element, columns.clicks, columns.dead, columns.rage]}
        rows={table.rows.map((element) => ({
          key: element.selector,
          share: element.clicks / most,
          rowProps: { onPointerEnter: () => onPoint(element.box), onPointerLeave: leave },
          cells: [
            <ElementName
              key="name"
              element={element}
              isOpen={opened?.selector === element.selector}
              onFocus={() => onPoint(element.box)}
              onBlur={leave}
              onOpen={(isOpen) => {
                setOpened(isOpen ? element : undefined)
                if (isOpen) onShow()
              }}
            />,
            formatNumber(element.clicks),
            <Bad key="dead" count={element.dead} />,
            <Bad key="rage" count={element.rage} />,
          ],
        }))}
      />
    ))
}

function ElementName({
  element: { selector, state, name },
  isOpen,
  onFocus,
  onBlur,
  onOpen,
}: {
  element: ClickedElement
  isOpen: boolean
  onFocus: () => void
  onBlur: () => void
  onOpen: (isOpen: boolean) => void
}) {
  if (selector === otherSelector) return words.clicksTable.other
  const code = <code className="block text-xs wrap-anywhere text-muted">{selector}</code>
  if (state === 'lost')
    return (
      <>
        {words.clicksTable.gone}
        {code}
      </>
    )
  return (
    <>
      <button
        type="button"
        className="heat-name"
        aria-expanded={name ? isOpen : undefined}
        onFocus={onFocus}
        onBlur={onBlur}
        onClick={() => onOpen(!isOpen)}
      >
        {name || selector}
      </button>
      {isOpen && name && code}
    </>
  )
}

const Bad = ({ count }: { count: number }) => (
  <span className={count > 0 ? 'font-semibold text-danger' : 'text-muted'}>
    {formatNumber(count)}
  </span>
)

function ScrollTable({ scroll }: { scroll: Heatmap['scroll'] }) {
  const { caption, columns } = words.scrollTable
  return (
    <FiguresTable
      caption={caption}
      head={[columns.part, columns.views, columns.share]}
      rows={scroll.reached.map((views, index) => ({
        key: String(index),
        cells: [
          formatShare(index / 20),
          formatNumber(views),
          scroll.views ? formatShare(views / scroll.views) : '',
        ],
        share: scroll.views ? views / scroll.views : 0,
      }))}
    />
  )
}
