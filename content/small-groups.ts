/** A group by its id, with how many are in it. */
export type Group = { id: string; count: number }

/** What may be told of some groups: those that are `shown`, and how many the `rest` have together; all null if they are too few. */
export type ShownGroups =
  | { shown: Group[]; rest: number; total: number }
  | { shown: []; rest: null; total: null }

/**
 * Withholds every group smaller than `smallest`, and larger ones with them until no small one can be worked out, even by
 * somebody who knows this rule and which groups are small.
 *
 * Groups that are withheld are told together, so their sum is known, and that each has at least 1, or `smallest` if it is a larger
 * one. What the sum has beyond these least values could be in any of them. Once that is `smallest - 2` or more, each small group
 * could have anything from 1 to `smallest - 1`. Which larger groups go is decided by the order of `groups` and not by their size,
 * because a size that decided would be a hint: so that order must not depend on the counts. If this never comes to be, all are withheld.
 */
export function withholdSmallGroups(groups: readonly Group[], smallest: number): ShownGroups {
  const total = sum(groups)
  if (total < smallest) return { shown: [], rest: null, total: null }
  const small = groups.filter(({ count }) => count > 0 && count < smallest)
  const large = groups.filter(({ count }) => count >= smallest)
  let beyond = sum(small) - small.length
  let withheld = 0
  while (small.length > 0 && withheld < large.length && (withheld === 0 || beyond < smallest - 2)) {
    beyond += large[withheld]!.count - smallest
    withheld += 1
  }
  const shown = large
    .slice(withheld)
    .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
  return { shown, rest: total - sum(shown), total }
}

const sum = (groups: readonly Group[]) => groups.reduce((all, { count }) => all + count, 0)
