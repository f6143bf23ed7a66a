// A page of one sentence beside the built pages: what the line and the machine alone cost, for the measurements to compare with.
import { rmSync, writeFileSync } from 'node:fs'

export const oneSentence = '/one-sentence'

/** Writes the page where the built pages are, until this process ends. */
export function writeOneSentence() {
  const file = `dist/client${oneSentence}.html`
  writeFileSync(
    file,
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One sentence</title><p>This page has one sentence.',
  )
  process.on('exit', () => rmSync(file, { force: true }))
}
