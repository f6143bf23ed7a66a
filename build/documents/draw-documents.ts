import { displayFont } from '../pictures.ts'
import { deckDocument } from './deck.ts'
import { scheduleDocument } from './schedule.ts'

/** Writes the files that people take away: `[file name, bytes]`. */
export async function drawDocuments(): Promise<[string, Uint8Array][]> {
  const font = await displayFont()
  return [
    ['schedule.pdf', await scheduleDocument(font)],
    ['partnership-deck.pdf', await deckDocument(font)],
  ]
}
