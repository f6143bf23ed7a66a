import { expect, test } from 'vitest'
import { drawDocuments } from '../../build/documents/draw-documents.ts'

test('two builds write the same PDFs, byte for byte', async () => {
  const [first, second] = [await drawDocuments(), await drawDocuments()]
  expect(first.map(([name]) => name)).toEqual(['schedule.pdf', 'partnership-deck.pdf'])
  for (const [index, [name, bytes]] of first.entries()) {
    expect(Buffer.compare(bytes, second[index]![1]), name).toBe(0)
  }
}, 30_000)
