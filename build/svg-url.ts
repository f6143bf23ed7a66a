/** Returns an SVG picture as a CSS image, with as few escapes as browsers need. */
export const svgUrl = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent)}")`
