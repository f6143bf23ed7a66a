import * as clickPlace from '#content/wire/analytics-click.ts'
import * as viewPlace from '#content/wire/analytics-view.ts'
import { cutText, type AcceptedBatch, type Rejections } from './collect/read-batch.ts'

/** A message of the events queue: one posted batch and what the Worker knows about its sender. No address, no cookie. */
export type EventMessage = {
  version: 1
  /** Identifies the request, so that its rejections are counted once. */
  id: number
  receivedAt: number
  /**
   * The sender's network under a key that only the Worker has, another name each day: see name-network.ts. Null in
   * dead letters, which outlive that day.
   */
  network: string | null
  session: number
  /** Milliseconds to add to the browser's times. */
  skew: number
  userAgent: string
  referrer: string | null
  country: string | null
  language: string | null
  build: string
  bot: boolean
  rejected: Rejections
  views: viewPlace.ViewRecord[]
}

/** Milliseconds by which a browser's clock may differ and still count as right: the difference may be the network's. */
export const CLOCK_TOLERANCE = 60_000

// CUBOT is a maker of phones, many of which are sold in Africa.
const BOTS =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|scan|fetch|curl|wget|python|java\/|okhttp|go-http|node|axios|phantom|selenium|puppeteer|playwright/i

/** Builds the message for an accepted batch and its sender. */
export function describeBatch(
  batch: AcceptedBatch,
  rejected: Rejections,
  request: Request,
  network: string | null,
  version: string,
): EventMessage {
  const receivedAt = Date.now()
  const userAgent = cutText(request.headers.get('user-agent') ?? '', 400)
  return {
    version: 1,
    id: randomIdentifier(),
    receivedAt,
    network,
    session: batch.session,
    skew: measureSkew(batch.sent, receivedAt),
    userAgent,
    referrer: readReferrer(batch.referrer, new URL(request.url).host),
    country: readCountry(request),
    language: readLanguage(request.headers.get('accept-language')),
    build: batch.build || version.slice(0, 40),
    bot: batch.automated || isBot(userAgent),
    rejected,
    views: batch.views,
  }
}

/** Builds the message for a request of which nothing was usable: it holds the reasons only. */
export function describeRefusal(rejected: Rejections, network: string | null): EventMessage {
  const receivedAt = Date.now()
  const nobody = {
    session: 0,
    skew: 0,
    userAgent: '',
    referrer: null,
    country: null,
    language: null,
    build: '',
  }
  return {
    version: 1,
    id: randomIdentifier(),
    receivedAt,
    network,
    ...nobody,
    bot: false,
    rejected,
    views: [],
  }
}

/** Measures how far the browser's clock is behind ours, in milliseconds; 0 within {@link CLOCK_TOLERANCE}. */
export function measureSkew(sent: number, receivedAt: number): number {
  const skew = receivedAt - sent
  return Math.abs(skew) <= CLOCK_TOLERANCE ? 0 : skew
}

/** Recognises programs whose user agent gives them away. Their visits are marked, not dropped. */
function isBot(userAgent: string): boolean {
  return userAgent === '' || BOTS.test(userAgent)
}

/** Reads where the visit came from, without the query, which may hold private data; null for our own pages. */
function readReferrer(referrer: string, ownHost: string): string | null {
  if (!URL.canParse(referrer)) return null
  const { protocol, host, origin, pathname } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || host === ownHost) return null
  return (origin + pathname).slice(0, 300)
}

function readCountry(request: Request): string | null {
  const country = request.cf?.country
  return typeof country === 'string' && /^[A-Z][A-Z0-9]$/.test(country) ? country : null
}

/** Reads the first language asked for, without its region. */
function readLanguage(header: string | null): string | null {
  const language = /^\s*([a-z]{2,3})\b/i.exec(header ?? '')?.[1]
  return language?.toLowerCase() ?? null
}

/** Draws 53 random bits, as many as a JSON number holds exactly. */
export function randomIdentifier(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high >>> 11) * 2 ** 32 + low
}

/** Tells whether a queue message is an {@link EventMessage} of this version. */
export function isEventMessage(body: unknown): body is EventMessage {
  if (typeof body !== 'object' || body === null) return false
  const { version, id, receivedAt, session, skew, userAgent, rejected, views } =
    body as Partial<EventMessage>
  return (
    version === 1 &&
    [id, receivedAt, session, skew].every(Number.isSafeInteger) &&
    typeof userAgent === 'string' &&
    typeof rejected === 'object' &&
    Array.isArray(views) &&
    views.every(isView)
  )
}

function isView(view: unknown): boolean {
  if (!Array.isArray(view)) return false
  const clicks: unknown = view[viewPlace.clicks]
  return typeof view[viewPlace.title] === 'string' && Array.isArray(clicks) && clicks.every(isClick)
}

function isClick(click: unknown): boolean {
  return (
    Array.isArray(click) &&
    typeof click[clickPlace.selector] === 'string' &&
    typeof click[clickPlace.text] === 'string'
  )
}

/** Counts the page views and clicks in a message. */
export function countEvents(message: EventMessage): number {
  return message.views.reduce((sum, view) => sum + 1 + view[viewPlace.clicks].length, 0)
}
