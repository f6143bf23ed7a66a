/** One answer of a form: the names that its question may have, its text for people, and the answer itself. */
export type Answer = { names: readonly string[]; label: string; value: string }

/** What a form service delivers: the key of the response, which stays the same when it is sent again, and its answers. */
export type Delivery = { responseId: string; answers: readonly Answer[] }
