import { env } from 'cloudflare:workers'
import { isRehearsal } from '#content/edition-clock.ts'

// A rehearsal runs on its builder's machine only. Cloudflare starts a Worker before it accepts it, and refuses one that
// throws.
if (isRehearsal && new URL(env.SITE_URL).hostname !== 'localhost')
  throw new Error(
    `This build rehearses a day of the edition, so it does not start at ${env.SITE_URL}. "npm run deploy" makes one that does.`,
  )
