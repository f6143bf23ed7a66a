/** What the map on the pages and the one in the PDFs have in common. All values are in degrees. */
type Place = { longitude: number; latitude: number; isMain?: boolean }

/** Distance between two dots. */
export const DOT_STEP = 1
/** The left edge of the map. */
export const MAP_WEST = -19
/** The top edge of the map. */
export const MAP_NORTH = 38.5

/** The right edge of the map on the pages. */
const MAP_EAST = 53.5

/**
 * Tells whether something takes up the space to the east, where the name of this place would be: another place, or the arc
 * that leads past it to a place further north.
 */
export function isCrowded(
  { longitude, latitude, isMain }: Place,
  places: readonly Place[],
): boolean {
  return places.some((other) => {
    const [east, north] = [other.longitude - longitude, other.latitude - latitude]
    return east > 0 && east < 15 && (Math.abs(north) < 3 || (north > 0 && !isMain))
  })
}

type Named = Place & { city: string; isMain: boolean }

/** How much a letter of a name takes, and a line of it, in degrees, where they are largest: on a phone. */
const LETTER = 1.7
const LINE = 2.6
/** The radius of a place's disc, in degrees. */
const DISC = 1

/**
 * Lists the places whose names fit on the map: the headquarters first, then each whose name touches no edge, no other name and
 * no other place.
 */
export function namedPlaces<Spot extends Named>(places: readonly Spot[]): Set<Spot> {
  const named = new Map<Spot, { west: number; east: number; latitude: number }>()
  for (const place of places.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))) {
    const width = place.city.length * LETTER
    const west = place.longitude + (isCrowded(place, places) ? -3 - width : 3)
    const box = { west, east: west + width, latitude: place.latitude }
    const isFree =
      box.west > MAP_WEST &&
      box.east < MAP_EAST &&
      places.every(
        ({ longitude, latitude }) =>
          longitude < box.west - DISC ||
          longitude > box.east + DISC ||
          Math.abs(latitude - place.latitude) > (LINE + DISC) / 2,
      ) &&
      [...named.values()].every(
        (other) =>
          other.west > box.east ||
          other.east < box.west ||
          Math.abs(other.latitude - box.latitude) > LINE,
      )
    if (isFree) named.set(place, box)
  }
  return new Set(named.keys())
}
