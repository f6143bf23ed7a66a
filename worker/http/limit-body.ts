import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/** Bytes of a body that is too large which are read all the same, and dropped. */
const MOST_DROPPED = 16 * 1024 * 1024

/**
 * Refuses a body of more than `most` bytes, and keeps no more than that of it. The refusal waits until the body is
 * there: whoever is answered in the middle of sending takes it for a broken connection and never reads the answer.
 * Beyond 16 MB nobody waits.
 */
export function limitBody(most: number, refuse: () => never) {
  return createMiddleware<AppEnv>(async function readBody(c, next) {
    const { raw } = c.req
    if (!raw.body) return next()
    const announced = raw.headers.has('transfer-encoding')
      ? NaN
      : Number(raw.headers.get('content-length') ?? NaN)
    if (announced <= most) return next()
    if (announced > MOST_DROPPED) refuse()
    // Grows without being copied, and is as large as what came even if it came in crumbs.
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
