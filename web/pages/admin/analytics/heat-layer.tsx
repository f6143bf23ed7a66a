import { useEffect, useRef } from 'react'
import { formatNumber, formatShare } from '#content/format/numbers.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import type { Heatmap } from '../../../data/analytics.ts'
import { drawHeat } from './draw-heat.ts'
import { chooseHot } from './heat-field.ts'
import type { Rectangle, Placement, Spot } from './place-clicks.ts'

const words = analyticsPanel.heatmap

export type Layer = keyof typeof words.layers
type Size = { width: number; height: number }

/** Draws the clicks as a heat map over the faded page, with a count on each element that has many. */
export function ClickLayer({
  layer,
  placement,
  page,
  scale,
}: {
  layer: 'clicks' | 'dead' | 'rage'
  placement: Placement
  page: Size
  scale: number
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = page
  useEffect(() => {
    const weighed = placement.spots
      .map((spot: Spot) => ({ spot, weight: spot[layer] }))
      .filter(({ weight }) => weight > 0)
    if (canvas.current)
      drawHeat(canvas.current, weighed, { width, height }, scale * devicePixelRatio)
  }, [layer, placement, width, height, scale])
  return (
    <>
      <canvas ref={canvas} className="heat-canvas" />
      <EmbeddedFrames frames={placement.frames} scale={scale} />
      {chooseHot(placement.elements, layer, scale).map(({ selector, box, [layer]: count }) => (
        <span
          key={selector}
          className="heat-count"
          style={{ left: (box.x + box.width) * scale, top: box.y * scale }}
          aria-hidden="true"
        >
          {formatNumber(count)}
        </span>
      ))}
    </>
  )
}

const toStyle = (box: Rectangle, scale: number) => ({
  left: box.x * scale,
  top: box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
})

/** Outlines an element of the page. */
export function Outline({ box, scale }: { box: Rectangle; scale: number }) {
  return <div className="heat-outline" style={toStyle(box, scale)} />
}

function EmbeddedFrames({ frames, scale }: { frames: readonly Rectangle[]; scale: number }) {
  return frames.map((frame) => (
    <div key={`${frame.x} ${frame.y}`} className="heat-embedded" style={toStyle(frame, scale)}>
      <span>{words.notMeasurable}</span>
    </div>
  ))
}

/** Shows how far views scrolled: the more views never saw a twentieth of the page, the darker it is. */
export function ScrollLayer({ scroll }: { scroll: Heatmap['scroll'] }) {
  const bands = scroll.reached
    .slice(1)
    .map((views, index) => ({ index, share: scroll.views ? views / scroll.views : 0 }))
  return bands.map(({ index, share }) => (
    <div
      key={index}
      className="scroll-band"
      style={{ top: `${index * 5}%`, '--unseen': 1 - share } as object}
    >
      {index % 2 === 1 && <span>{words.reached(formatShare(share))}</span>}
    </div>
  ))
}

/** Marks the fold: what is above it shows without scrolling. The key names it, because a label here would cover the page. */
export function FoldLine({ fold, scale }: { fold: number; scale: number }) {
  return <div className="fold-line" style={{ top: fold * scale }} />
}
