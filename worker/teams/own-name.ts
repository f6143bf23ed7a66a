import { product } from '#content/facts/event.ts'
import { messages } from '#words/errors.ts'
import { Failure } from '../http/errors.ts'
import { foldLooks } from './fold-looks.ts'

/**
 * Throws `matching.name_reserved` for a person's name that looks like ours, because it would seem to speak for the organisers.
 */
export function refuseOwnName(name: string): void {
  if (foldLooks(name).replaceAll(' ', '').includes(foldLooks(product)))
    throw new Failure('matching.name_reserved', 400, { name: messages['matching.name_reserved'] })
}
