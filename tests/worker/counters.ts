import { env } from 'cloudflare:workers'

/** Sets a counter as that many tries within the last minute would. */
export async function setCount(key: string, count: number) {
  await env.DB.prepare(
    'INSERT INTO attempts (key, count, started_at) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET count = ?2, started_at = ?3',
  )
    .bind(key, count, Date.now() - 60_000)
    .run()
}
