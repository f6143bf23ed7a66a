const WIDTH = 58

/** Prints the rows of one measure. @param {import('./bench.mjs').Row[]} rows */
export function printRows(rows) {
  for (const { what, value, unit = '', ratio, note = '' } of rows) {
    const figure = `${typeof value === 'number' ? writeNumber(value) : value} ${unit}`.trim()
    const share = ratio === undefined ? '' : `${ratio.toFixed(2)} of hello`
    const line = `  ${what.padEnd(WIDTH)}${figure.padStart(16)}  ${share.padEnd(14)}${note}`
    console.log(line.trimEnd())
  }
}

/** @param {number} value */
function writeNumber(value) {
  const digits = Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
