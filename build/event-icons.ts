import type { EventTypeId } from '#content/facts/event-types.ts'

/** The path of a circle; its arc ends so close to where it begins that the line back is too short to see. */
export const ring = (x: number, y: number, radius: number) =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .01 0z`

/** The sign of each type of event: SVG paths, drawn as lines in a 16 by 16 view box. */
export const eventIcons: Record<EventTypeId, string> = {
  milestone: 'M8 2l5 6-5 6-5-6z',
  community: ring(8, 4, 2) + ring(4, 11, 2) + ring(12, 11, 2),
  reminder: `${ring(8, 9, 5)}M8 1v3`,
  deadline: `${ring(8, 8, 6)}M8 4v4l3 2`,
  bootcamp: 'M2 13L8 3l6 10zM8 13V9',
  workshop: 'M3 13l1-3 7-7 2 2-7 7z',
  mentoring: ring(6, 6, 3) + ring(11, 11, 3),
  checkin: 'M2 9l4 4 8-9',
  review: `${ring(7, 7, 4)}M10 10l4 4`,
  sprint: 'M3 3l5 5-5 5M8 3l5 5-5 5',
  presentation: 'M2 3h12v8H2zM8 11v3',
  showcase: `M1 8q7-9 14 0q-7 9-14 0z${ring(8, 8, 2)}`,
  ceremony: 'M4 2h8v4a4 4 0 0 1-8 0zM8 10v4M5 14h6',
  networking: 'M2 3h12v8H9l-4 3v-3H2z',
}
