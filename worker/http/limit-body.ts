import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/** Bytes of an oversized body that are read, and dropped, before it is refused. */
const MOST_DROPPED = 16 * 1024 * 1024

/**
 * Refuses a body of more than `most` bytes and never holds more than that in memory. It refuses only once the whole
 * body has arrived: a client that is answered while it is still sending sees a broken connection and never reads the
 * answer. A body above 16 MiB is refused at once.
 */
export function limitBody(most: number, refuse: () => never) {
  return createMiddleware<AppEnv>(async function checkSize(c, next) {
    const { raw } = c.req
    if (!raw.body) return next()
    const announced = raw.headers.has('transfer-encoding')
      ? NaN
      : Number(raw.headers.get('content-length') ?? NaN)
    if (announced <= most) return next()
    if (announced > MOST_DROPPED) refuse()
    // A resizable buffer grows without copying, however small the chunks are.
    const kept = new ArrayBuffer(0, { maxByteLength: most })
    let size = 0
    for await (const chunk of raw.body) {
      const start = size
      size += chunk.length
      if (size > MOST_DROPPED) break
      if (size > most) continue
      kept.resize(size)
      new Uint8Array(kept).set(chunk, start)
    }
    if (size > most) refuse()
    c.req.raw = new Request(raw, { method: raw.method, body: kept.slice() })
    return next()
  })
}
