import { useEffect, useId, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Range } from '#content/wire/analytics-period.ts'
import {
  measuredPages,
  viewportClasses,
  type MeasuredPage,
  type ViewportClass,
} from '#content/wire/analytics.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useHeatmap } from '../../../data/analytics.ts'
import { Choice } from '../choice.tsx'
import { useChangeAddress } from '../use-change-address.ts'
import type { ShownClicks } from './findings.tsx'
import type { Layer } from './heat-layer.tsx'
import { HeatPicture } from './heat-picture.tsx'
import { Report } from './report.tsx'

const words = analyticsPanel.heatmap
const layers = ['clicks', 'dead', 'rage', 'scroll'] as const

/** The heat map of a page. Page, width and layer are kept in the address, as elsewhere in the dashboard. */
export function HeatmapReport({
  range,
  onShown,
}: {
  range: Range
  /** Called with what was clicked on the page, once that has loaded or failed. */
  onShown: (clicks: ShownClicks) => void
}) {
  const [params] = useSearchParams()
  const changeAddress = useChangeAddress()
  const page = measuredPages.find((path) => path === params.get('on')) ?? measuredPages[0]
  const device = viewportClasses.find((name) => name === params.get('device')) ?? 'phone'
  const layer = layers.find((name) => name === params.get('layer')) ?? 'clicks'
  const source = useHeatmap(page, device)
  const file = layer === 'scroll' ? 'scroll' : 'clicks'
  const { error } = source
  useEffect(() => {
    if (error) onShown({ page, device, elements: [] })
  }, [error, page, device, onShown])
  const set = (name: string, value: string) => changeAddress({ [name]: value })
  return (
    <Report
      id="heatmap"
      heading={words.heading}
      text={words.text}
      source={source}
      file={{ name: file, range, of: words.files[file] }}
      controls={<Controls page={page} device={device} layer={layer} onChange={set} />}
    >
      {(data) => (
        <HeatPicture
          key={`${page} ${device}`}
          data={data}
          device={device}
          layer={layer}
          onShown={onShown}
        />
      )}
    </Report>
  )
}

function Controls({
  page,
  device,
  layer,
  onChange,
}: {
  page: MeasuredPage
  device: ViewportClass
  layer: Layer
  onChange: (name: string, value: string) => void
}): ReactNode {
  const id = useId()
  return (
    <>
      <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="grid max-w-full gap-1">
          <label htmlFor={id} className="text-sm font-semibold">
            {words.page}
          </label>
          <select
            id={id}
            className="input"
            value={page}
            onChange={(event) => onChange('on', event.target.value)}
          >
            {measuredPages.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        </div>
        <Choice
          legend={words.width}
          options={viewportClasses.map((value) => ({
            value,
            label: analyticsPanel.devices[value],
          }))}
          value={device}
          onChange={(value) => onChange('device', value)}
        />
        <Choice
          legend={words.layer}
          options={layers.map((value) => ({
            value,
            label: words.layers[value],
            brief: words.briefLayers[value],
          }))}
          value={layer}
          onChange={(value) => onChange('layer', value)}
        />
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {words.explanations[layer]}
        {layer !== 'scroll' && (
          <span className="inline-flex items-center gap-2" dir="ltr">
            {words.few} <span className="heat-key" /> {words.many}
          </span>
        )}
        <span className="inline-flex items-center gap-2">
          <span className="fold-key" /> {words.fold}
        </span>
      </p>
    </>
  )
}
