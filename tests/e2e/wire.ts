import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

/** Measures one GET: the bytes of the body as sent, with brotli accepted as browsers do. */
export function wire(
  url: string,
): Promise<{ bytes: number; status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () =>
        resolve({ bytes, status: answer.statusCode ?? 0, headers: answer.headers }),
      )
    })
      .on('error', reject)
      .end()
  })
}
