import type { Spot } from './place-clicks.ts'

/** RGB from cold to hot: indigo, clay, ochre, paper, which differ in lightness too. */
const heatColours = [
  [70, 78, 190],
  [194, 73, 43],
  [232, 163, 23],
  [255, 250, 235],
] as const

const MAX_PIXELS = 6_000_000
/** Radius of a spot, in pixels of the page. */
const RADIUS = 26

/** Draws the spots on a canvas of the page's size times `scale`. */
export function drawHeat(
  canvas: HTMLCanvasElement,
  spots: readonly { spot: Spot; weight: number }[],
  page: { width: number; height: number },
  scale: number,
) {
  const factor = Math.min(scale, Math.sqrt(MAX_PIXELS / (page.width * page.height)))
  canvas.width = Math.ceil(page.width * factor)
  canvas.height = Math.ceil(page.height * factor)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || spots.length === 0) return
  const most = Math.max(...spots.map(({ weight }) => weight))
  const stamp = makeStamp(Math.max(4, RADIUS * factor))
  for (const { spot, weight } of spots) {
    // The square root keeps a single click visible beside a hundred.
    context.globalAlpha = 0.1 + 0.5 * Math.sqrt(weight / most)
    context.drawImage(stamp, spot.x * factor - stamp.width / 2, spot.y * factor - stamp.height / 2)
  }
  colourise(context, canvas)
}

function makeStamp(radius: number): HTMLCanvasElement {
  const stamp = document.createElement('canvas')
  stamp.width = stamp.height = Math.ceil(radius * 2)
  const context = stamp.getContext('2d')
  if (!context) return stamp
  const fade = context.createRadialGradient(radius, radius, 0, radius, radius, radius)
  fade.addColorStop(0, 'rgb(0 0 0 / 1)')
  fade.addColorStop(0.4, 'rgb(0 0 0 / 0.55)')
  fade.addColorStop(1, 'rgb(0 0 0 / 0)')
  context.fillStyle = fade
  context.fillRect(0, 0, stamp.width, stamp.height)
  return stamp
}

/** Maps the density, which the stamps have accumulated in the alpha channel, to colours. */
function colourise(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement) {
  const image = context.getImageData(0, 0, width, height)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const density = data[at + 3]! / 255
    if (density === 0) continue
    const place = density * (heatColours.length - 1)
    const low = heatColours[Math.floor(place)]!
    const high = heatColours[Math.min(heatColours.length - 1, Math.floor(place) + 1)]!
    const part = place % 1
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = low[channel]! + (high[channel]! - low[channel]!) * part
    }
    data[at + 3] = 255 * Math.min(1, 0.25 + density)
  }
  context.putImageData(image, 0, 0)
}
