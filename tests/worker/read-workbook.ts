import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'

/** Reads the rows of the sheet of a workbook: text as it is, numbers and moments as the numbers of their cells. */
export async function readWorkbook(answer: Response) {
  expect(answer.status).toBe(200)
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!)
  expect(sheet, 'no cell has a formula').not.toContain('<f>')
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, about, inner = '']) => {
      const [, text] = /<t[^>]*>(.*?)<\/t>/s.exec(inner) ?? []
      if (about!.includes('t="inlineStr"')) return unescape(text ?? '')
      return inner === '' ? null : Number(/<v>(.*?)<\/v>/.exec(inner)![1])
    }),
  )
  return { sheet, rows }
}

function unescape(text: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
  return text.replaceAll(/&(\w+);/g, (_, name: string) => named[name]!)
}
