import * as z from 'zod/mini'
import * as words from '#words/saved-view-form.ts'
import { commonParameters, viewedLists, viewParameters } from '../wire/viewed-lists.ts'
import { line, oneOf } from './fields.ts'

export const viewNameLimits = { most: 60 }
/**
 * The longest query string that a view can save, in characters: room for every filter and for a search of a hundred letters,
 * each of which may take nine characters when it is percent-encoded.
 */
const LONGEST_QUERY = 1500

const list = oneOf(viewedLists, words.unknownList)
const name = line(words.name, viewNameLimits)

/** A view of a list: its name, and the query string that shows it. */
export const savedViewSchema = z
  .object({
    list,
    name,
    query: z.string(words.unknownQuery).check(z.maxLength(LONGEST_QUERY, words.longQuery)),
  })
  .check(
    z.refine(
      ({ list: of, query }) => {
        const known: readonly string[] = [...commonParameters, ...viewParameters[of]]
        // Our parameters need no percent-encoding.
        const given = query === '' ? [] : query.split('&').map((pair) => pair.split('=')[0]!)
        return given.every((key) => known.includes(key))
      },
      { error: words.unknownQuery, path: ['query'] },
    ),
  )
export type SavedViewForm = z.infer<typeof savedViewSchema>

/** The name of a view. */
export const viewNameSchema = z.object({ name })

/** Names one view of a list. */
export const namedViewSchema = z.object({ list, name })
