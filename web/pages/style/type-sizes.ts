import sheet from '../../styles/base.css?raw'

/** The font sizes of headings, exactly as base.css writes them. */
export const typeSizes = { h1: sizeOf('h1'), h2: sizeOf('h2'), h3: sizeOf('h3') }

function sizeOf(heading: string) {
  const [, size] = new RegExp(`^${heading} \\{[^}]*font-size: ([^;]+);`, 'm').exec(sheet) ?? []
  if (!size) throw new Error(`base.css sets no size of ${heading}.`)
  return size
}
