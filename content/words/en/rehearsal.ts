/** The bar over every page of a rehearsal. */
export const rehearsal = {
  day: (day: string) => `Rehearsal: the pages and the server take today for ${day}.`,
  choose: 'To choose another day, restart with',
} as const
