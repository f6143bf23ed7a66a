// Sends requests over kept connections and counts the answers, in a process of its own: it must take no time from what
// is measured.
import { Agent, request } from 'node:http'

/** @typedef {{ url: string, method?: string, headers?: Record<string, string>, body?: string }} LoadRequest */
/** @typedef {{ requests: LoadRequest[], connections: number, milliseconds: number, most: number }} Load */
/** @typedef {{ answers: number, seconds: number, failure?: string }} LoadResult */

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
/** The position in each list of requests, so that a round continues where the last one ended. @type {Map<string, number>} */
const places = new Map()

process.on('message', (/** @type {Load} */ load) => {
  void run(load).then((result) => process.send?.(result))
})

/** @param {Load} load @returns {Promise<LoadResult>} */
async function run({ requests, connections, milliseconds, most }) {
  const place = requests[0]?.url ?? ''
  const started = performance.now()
  let next = places.get(place) ?? 0
  let sent = 0
  let answers = 0
  let failure
  async function sendOneAfterTheOther() {
    while (!failure && sent < most && performance.now() - started < milliseconds) {
      sent += 1
      next += 1
      try {
        const { status, text } = await send(requests[next % requests.length])
        if (status >= 200 && status < 300) answers += 1
        else failure = `${status} ${text.slice(0, 200)}`
      } catch (error) {
        failure = String(error)
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, sendOneAfterTheOther))
  places.set(place, next)
  return { answers, seconds: (performance.now() - started) / 1000, failure }
}

/** @param {LoadRequest} target @returns {Promise<{ status: number, text: string }>} */
function send({ url, method = 'GET', headers = {}, body }) {
  return new Promise((settle, refuse) => {
    const sending = request(url, { method, headers, agent, timeout: 30_000 }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part) => (text += part))
      answer.on('end', () => settle({ status: answer.statusCode ?? 0, text }))
      answer.on('error', refuse)
    })
    sending.on('timeout', () => sending.destroy(new Error('no answer within 30 seconds')))
    sending.on('error', refuse)
    sending.end(body)
  })
}
