/** A group of fewer than this many is withheld from everything that goes to partners: teams, or people on the talent list. */
export const smallestGroup = 5
