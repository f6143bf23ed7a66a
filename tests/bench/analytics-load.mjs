// Visits for the analytics measures: the shapes that the tracker posts, with the spread that real clicks have.
import { measuredPages } from '#content/wire/analytics.ts'

/** @typedef {import('#content/wire/analytics-click.ts').ClickRecord} ClickRecord */
/** @typedef {import('#content/wire/analytics-view.ts').ViewRecord} ViewRecord */
/** @typedef {import('../../worker/analytics/message.ts').EventMessage} EventMessage */

const userAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const ELEMENTS = 40

export const randomId = () => 1 + Math.floor(Math.random() * (Number.MAX_SAFE_INTEGER - 1))

/** Most clicks hit the middle of their element. */
const nearMiddle = () => {
  const spread = (Math.random() + Math.random() + Math.random() - 1.5) * 4000
  return Math.max(0, Math.min(10_000, Math.round(5000 + spread)))
}

/** @returns {ClickRecord} a few elements get most of the clicks */
export function makeClick(id = randomId()) {
  const element = Math.floor(Math.random() ** 2 * ELEMENTS)
  const selector = `body>main>section:nth-child(${element + 1})>a[href="/tracks#${element}"]`
  const places = /** @type {const} */ ([
    180,
    320,
    0,
    900,
    nearMiddle(),
    nearMiddle(),
    360,
    640,
    4200,
  ])
  return [id, Date.now(), selector, 'Choose your track', ...places, 0]
}

/**
 * @param {number} clicks
 * @param {string} path
 * @returns {ViewRecord}
 */
export function makeView(clicks, path = measuredPages[0]) {
  const id = randomId()
  const list = Array.from({ length: clicks }, (_, index) => makeClick(id + 1 + index))
  return [id, path, 'Home', Date.now() - 9000, 9000, 8000, 60, 1, 360, 640, 4200, list]
}

/** @param {ViewRecord[]} views @param {number} session */
export function makeBatch(views, session = randomId()) {
  return [session, Date.now(), 'https://news.example/', 'b1', false, views]
}

/** A post as the tracker sends it, each from a telephone of its own. @param {string} url @param {unknown} batch */
export function makePost(url, batch) {
  const part = () => Math.floor(Math.random() * 256)
  return {
    url: `${url}/api/analytics/events`,
    method: 'POST',
    headers: {
      origin: new URL(url).origin,
      'content-type': 'text/plain;charset=UTF-8',
      'user-agent': userAgent,
      'accept-language': 'en-ZM,en;q=0.9',
      'cf-connecting-ip': `10.${part()}.${part()}.${part()}`,
    },
    body: JSON.stringify(batch),
  }
}

/** @param {number} session @param {ViewRecord[]} views @returns {EventMessage} */
export function makeMessage(session, views) {
  return {
    version: 1,
    id: randomId(),
    receivedAt: Date.now(),
    network: null,
    session,
    skew: 0,
    userAgent,
    referrer: 'https://news.example/',
    country: ['KE', 'NG', 'ZA', 'ZM', 'GH'][session % 5] ?? 'KE',
    language: ['en', 'fr', 'sw', 'pt'][session % 4] ?? 'en',
    build: 'b1',
    bot: false,
    rejected: {},
    views,
  }
}
