/** The bar over every page of a rehearsal. */
export const rehearsal = {
  day: (day: string) => `Rehearsal: the pages and the server act as if today were ${day}.`,
  choose: 'To choose another day, restart with',
} as const
