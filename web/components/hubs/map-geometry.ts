/** What the map on the pages and the one in the PDFs have in common. All values are in degrees. */
type Place = { longitude: number; latitude: number }

/** Distance between two dots. */
export const DOT_STEP = 1
/** The left edge of the map. */
export const MAP_WEST = -19
/** The top edge of the map. */
export const MAP_NORTH = 38.5

/** Tells whether another place takes up the space to the east, where the name of this one would be. */
export function isCrowded(place: Place, places: readonly Place[]): boolean {
  return places.some(({ longitude, latitude }) => {
    const east = longitude - place.longitude
    return east > 0 && east < 15 && Math.abs(latitude - place.latitude) < 3
  })
}
