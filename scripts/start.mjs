// npm start: builds and serves the whole product on this machine, as on the opening day. "npm start -- --today 2025-10-30"
// rehearses another day of the edition, "--today now" none.
import { createServer } from 'node:net'
import { keepMail } from './keep-mail.mjs'
import { build, chooseDay, install, migrate, secrets } from './prepare.mjs'
import { runCron } from './run-cron.mjs'
import { serve } from './serve.mjs'

const port = Number(process.env.PORT ?? 8787)
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  process.exit(1)
}
if (!(await isFree(port))) {
  console.error(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  )
  process.exit(1)
}

install()
const persist = '.wrangler/state'
const today = chooseDay(persist)
const { SETUP_KEY } = await secrets()
build({ env: { REHEARSED_DAY: today } })
console.log('Starting')
migrate(persist)
const { url } = await serve({ port, persist })
const mail = `${persist}/mail`
void keepMail(url, mail)
void runCron(url)
console.log(`
  MCPHack Africa         ${url}
  Today                  ${today ? `rehearsed as ${today}` : 'the real day'}
  Another day            npm start -- --today 2025-10-30, or --today now
  Captured mail          ${url}/cdn-cgi/local/explorer
  Mail kept as text      ${mail}/
  Become the first admin ${url}/setup-admin#key=${SETUP_KEY}

  Next: create an account at ${url}/auth, open the verification mail among the captured mail,
  then the first-admin link. Administrators have 24 hours to set up two-step verification.
  "npm run seed" in a second terminal adds sample teams and visits. Ctrl+C stops the server.
`)

function isFree(candidate) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(candidate, 'localhost')
  })
}
