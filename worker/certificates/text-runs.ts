import makeBidi from 'bidi-js'
import type { PrintFace } from '#content/facts/print-faces.ts'
import { faceOf, isOfDisplay } from '#content/print-text.ts'

/** A piece of a line in one direction and one typeface. */
export type TextRun = { face: PrintFace; text: string }

type Run = TextRun & { level: number }

const bidi = makeBidi()

/**
 * Divides a line of printable text into runs, from left to right as they appear on paper (UAX #9). The text of a run is in the
 * order in which it is read: the shaping of its script turns it around. Large text is in the display face if that has all its
 * letters.
 */
export function divideIntoRuns(text: string, isLarge: boolean): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const latin: PrintFace = isLarge && isOfDisplay(text) ? 'display' : 'latin'
  const runs: Run[] = []
  let index = 0
  for (const character of text) {
    const level = levels[index]!
    const last = runs.at(-1)
    const face = chooseFace(character, latin, last?.face)
    const shown = mirrored.get(index) ?? character
    if (last?.face === face && last.level === level) last.text += shown
    else runs.push({ face, level, text: shown })
    index += character.length
  }
  return reorder(runs).map(({ face, level, text: words }) => {
    const isRightToLeft = level % 2 === 1
    const isTurned = /\p{L}/u.test(words) ? isRightToLeft : ARABIC_DIGIT.test(words)
    return {
      face,
      text: isTurned === isRightToLeft ? words : Array.from(words).toReversed().join(''),
    }
  })
}

/** Shaping turns these around with their script, although they read from left to right. Text without letters has no script. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/

/** Spaces, joiners and marks stay in the face of what they follow. */
function chooseFace(character: string, latin: PrintFace, last: PrintFace | undefined): PrintFace {
  if (last && (/[\s\u200c\u200d]/.test(character) || isMarkOf(last, character))) return last
  const face = faceOf(character)
  return face === undefined || face === 'display' ? latin : face
}

const isMarkOf = (last: PrintFace, character: string) =>
  (last === 'tifinagh' || last === 'display') && /[\u0301\u0302\u0304\u0307\u0323]/.test(character)

/** Reverses every stretch of runs at or above each level, from the highest down to the lowest odd one (UAX #9, L2). */
function reorder(runs: Run[]): Run[] {
  let ordered = runs
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    const next: Run[] = []
    let stretch: Run[] = []
    for (const run of ordered) {
      if (run.level >= level) stretch.unshift(run)
      else {
        next.push(...stretch, run)
        stretch = []
      }
    }
    ordered = [...next, ...stretch]
  }
  return ordered
}
