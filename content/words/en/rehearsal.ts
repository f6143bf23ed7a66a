/** The bar over every page of a rehearsal. */
export const rehearsal = {
  day: (day: string) => `Rehearsal: today is ${day}.`,
  choose: 'Another day: restart with',
} as const
