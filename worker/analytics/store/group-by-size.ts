/** Divides items, in order, into groups of at most `most` in size; an item larger than that is a group of its own. */
export function* groupBySize<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  most: number,
): Generator<Item[]> {
  let group: Item[] = []
  let size = 0
  for (const item of items) {
    const more = sizeOf(item)
    if (group.length && size + more > most) {
      yield group
      group = []
      size = 0
    }
    group.push(item)
    size += more
  }
  if (group.length) yield group
}
