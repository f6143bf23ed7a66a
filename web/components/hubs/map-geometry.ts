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

type Box = { west: number; east: number; latitude: number }

/** Returns the box that the name of a place would fill. */
function boxOf(place: Named, places: readonly Named[]): Box {
  const width = place.city.length * LETTER
  const west = place.longitude + (isCrowded(place, places) ? -3 - width : 3)
  return { west, east: west + width, latitude: place.latitude }
}

/** Tells whether a disc at a place would touch a name. */
const touches = ({ longitude, latitude }: Place, { west, east, latitude: line }: Box) =>
  longitude >= west - DISC &&
  longitude <= east + DISC &&
  Math.abs(latitude - line) <= (LINE + DISC) / 2

/** Tells whether a dot at a place would touch any name on the map. */
export const isUnderName = (dot: Place, named: ReadonlySet<Named>, places: readonly Named[]) =>
  [...named].some((place) => touches(dot, boxOf(place, places)))

/**
 * Lists the places whose names fit on the map: the headquarters first, then each whose name touches no edge, no other name and
 * no other place.
 */
export function namedPlaces<Spot extends Named>(places: readonly Spot[]): Set<Spot> {
  const named = new Map<Spot, Box>()
  for (const place of places.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))) {
    const box = boxOf(place, places)
    const isFree =
      box.west > MAP_WEST &&
      box.east < MAP_EAST &&
      !places.some((other) => touches(other, box)) &&
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
