/** One answer of a form: the names that its question may go by, its text for people, and what was answered. */
export type Answer = { names: readonly string[]; label: string; value: string }

/** What a form service delivers: the key of the response, the same whenever it is sent again, and its answers. */
export type Delivery = { responseId: string; answers: readonly Answer[] }
