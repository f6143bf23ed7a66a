// A deployment runs its cron triggers itself; on this machine nobody does. This runs the frequent one, sooner than there, so
// that mails which wait for it arrive while you watch.
import { setTimeout } from 'node:timers/promises'

const TRIGGER = '/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*'
/** Milliseconds between two runs. */
const INTERVAL = 5000

/** Runs the frequent cron trigger of a server for as long as this process lives. */
export async function runCron(url) {
  for (;;) {
    // Fails while the server ends.
    await fetch(url + TRIGGER).catch(() => {})
    await setTimeout(INTERVAL, undefined, { ref: false })
  }
}
