import * as z from 'zod/mini'
import type { Delivery } from './delivery.ts'

const field = z.object({
  key: z.string(),
  label: z.nullish(z.string()),
  value: z.unknown(),
  options: z.optional(z.array(z.object({ id: z.string(), text: z.nullish(z.string()) }))),
})

/** An event of Tally: https://tally.so/help/webhooks */
const event = z.object({
  eventType: z.literal('FORM_RESPONSE'),
  data: z.object({ responseId: z.string().check(z.minLength(1)), fields: z.array(field) }),
})

/** Reads an event of Tally; undefined if it is not a response. A choice comes as the ids of its options. */
export function readTally(body: unknown): Delivery | undefined {
  const { data, success } = event.safeParse(body)
  if (!success) return undefined
  const { responseId, fields } = data.data
  const answers = fields.map(({ key, label, value, options }) => {
    const nameOption = (id: unknown) => options?.find((option) => option.id === id)?.text
    const values = Array.isArray(value) ? value : [value]
    const texts = values.map((one) => nameOption(one) ?? textOf(one))
    return { names: [label ?? '', key], label: label ?? key, value: texts.join(', ') }
  })
  return { responseId, answers }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}
