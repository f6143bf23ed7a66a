// Captured mail is forgotten with the server that sent it. This keeps the text of each one as a file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const CAPTURED = '/cdn-cgi/local/explorer/api/local/email/sending'
/** Milliseconds between two looks. */
const INTERVAL = 1000

/** Keeps the mail that a server captures in a folder, for as long as this process lives. */
export async function keepMail(url, folder) {
  const known = new Set()
  for (;;) {
    // Fails while the server ends.
    await storeMail(url, folder, known).catch(() => {})
    await setTimeout(INTERVAL, undefined, { ref: false })
  }
}

/** Stores the mail that the server has captured and that is not known yet, each as one file. */
export async function storeMail(url, folder, known = new Set()) {
  for (const { messageId, sentAt, to, subject } of await read(url + CAPTURED)) {
    if (known.has(messageId)) continue
    const { text } = await read(`${url}${CAPTURED}?email_id=${encodeURIComponent(messageId)}`)
    mkdirSync(folder, { recursive: true })
    const name = `${sentAt} ${to} ${subject}`.replace(/[^\w.@-]+/g, '-').slice(0, 150)
    writeFileSync(
      join(folder, `${name}.txt`),
      `To: ${to.join(', ')}\nSubject: ${subject}\nSent: ${sentAt}\n\n${text}\n`,
    )
    known.add(messageId)
  }
}

async function read(address) {
  const { result } = await (await fetch(address)).json()
  return result
}
