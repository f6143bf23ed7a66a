import * as z from 'zod/mini'
import * as words from '#words/forms.ts'

const most = 1000
const message = words.between(0, most)

/** How many teams have a place in a hub. */
export const hubPlacesSchema = z.object({
  places: z.int(message).check(z.minimum(0, message), z.maximum(most, message)),
})
