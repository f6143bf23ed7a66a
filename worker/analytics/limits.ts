// What one sender can fill, and why so much. docs/operations.md explains the figures to whoever runs the site.

/**
 * Events of one network that are stored a day: of an IPv4 address, or of a /48 of IPv6, which is what one holder gets for
 * the asking. A visit posts about thirty events, so these are the visits of a campus, or of the many who share one address
 * of a carrier: 1,600 a day. What goes beyond is counted and dropped.
 */
export const mostDailyEvents = 50_000

/** Bytes that no event makes the database grow by, whatever is in it. A test measures the worst. */
export const mostEventBytes = 3_000

/**
 * Bytes above which no raw events are stored until some have been deleted: 70 % of what D1 takes, so that there is room
 * for what must still be written, the sums of the day and dead letters.
 */
export const fullMark = 7_000_000_000

/** Referring hosts, and languages, that are told apart within eight days; further ones count as `other`. */
export const mostSources = { referrer: 500, language: 60 }

/** Of these, how many that nobody has named before one network may name in a day: no sender fills the list for the others. */
export const mostNewSources = 20
