import { colourOf, findTop, spreadHeat, type WeighedSpot } from './heat-field.ts'

const MAX_PIXELS = 4_000_000
/** How many colours there are from cold to hot. */
const SHADES = 1024

/** Draws the spots on a canvas of the page's size times `scale`. */
export function drawHeat(
  canvas: HTMLCanvasElement,
  spots: readonly WeighedSpot[],
  page: { width: number; height: number },
  scale: number,
) {
  const factor = Math.min(scale, Math.sqrt(MAX_PIXELS / (page.width * page.height)))
  const width = (canvas.width = Math.ceil(page.width * factor))
  const height = (canvas.height = Math.ceil(page.height * factor))
  const context = canvas.getContext('2d')
  if (!context || spots.length === 0 || width === 0) return
  const size = { width, height }
  const field = spreadHeat(spots, size, factor)
  const top = findTop(field, spots, size, factor)
  const shades = Array.from({ length: SHADES + 1 }, (_, shade) => colourOf(shade / SHADES))
  const image = context.createImageData(width, height)
  for (const [pixel, heat] of field.entries())
    if (heat > 0) image.data.set(shades[Math.round(Math.min(1, heat / top) * SHADES)]!, pixel * 4)
  context.putImageData(image, 0, 0)
}
