import { writeDisplayFont } from '../pictures.ts'
import { writeDeckPdf } from './deck.ts'
import { writeSchedulePdf } from './schedule.ts'

/** Writes the PDFs that visitors download, as `[file name, bytes]`. */
export async function drawDocuments(): Promise<[string, Uint8Array][]> {
  const font = await writeDisplayFont()
  return [
    ['schedule.pdf', await writeSchedulePdf(font)],
    ['partnership-deck.pdf', await writeDeckPdf(font)],
  ]
}
