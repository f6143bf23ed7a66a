import sheet from '../../styles/base.css?raw'

/** The sizes of headings in base.css, as they stand there. */
export const typeSizes = { h1: sizeOf('h1'), h2: sizeOf('h2'), h3: sizeOf('h3') }

function sizeOf(heading: string) {
  const [, size] = new RegExp(`^${heading} \\{[^}]*font-size: ([^;]+);`, 'm').exec(sheet) ?? []
  if (!size) throw new Error(`base.css sets no size of ${heading}.`)
  return size
}
