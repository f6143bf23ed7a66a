import * as z from 'zod/mini'
import type { Delivery } from './delivery.ts'

const choice = z.object({ label: z.nullish(z.string()), other: z.nullish(z.string()) })

const answer = z.object({
  field: z.object({ id: z.string(), ref: z.nullish(z.string()) }),
  text: z.optional(z.string()),
  email: z.optional(z.string()),
  phone_number: z.optional(z.string()),
  url: z.optional(z.string()),
  number: z.optional(z.number()),
  boolean: z.optional(z.boolean()),
  date: z.optional(z.string()),
  choice: z.optional(choice),
  choices: z.optional(z.object({ labels: z.optional(z.array(z.string())) })),
})

/** An event of Typeform: https://www.typeform.com/developers/webhooks/example-payload/ */
const event = z.object({
  event_type: z.literal('form_response'),
  form_response: z.object({
    token: z.string().check(z.minLength(1)),
    definition: z.object({ fields: z.array(z.object({ id: z.string(), title: z.string() })) }),
    answers: z.array(answer),
  }),
})

/** Reads an event of Typeform; undefined if it is not a response. Questions without an answer are left out. */
export function readTypeform(body: unknown): Delivery | undefined {
  const { data, success } = event.safeParse(body)
  if (!success) return undefined
  const { token, definition, answers } = data.form_response
  const titles = new Map(definition.fields.map(({ id, title }) => [id, title]))
  return {
    responseId: token,
    answers: answers.map((given) => {
      const { id, ref } = given.field
      const title = titles.get(id) ?? ref ?? id
      return { names: [ref ?? '', title], label: title, value: textOf(given) }
    }),
  }
}

function textOf(given: z.infer<typeof answer>): string {
  const { choice: one, choices, text, email, phone_number: phone, url, date } = given
  const value = text ?? email ?? phone ?? url ?? date ?? one?.label ?? one?.other
  return value ?? choices?.labels?.join(', ') ?? String(given.number ?? given.boolean ?? '')
}
