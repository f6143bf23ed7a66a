import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDashboard } from './dashboard.ts'
import { makeContact } from './filled-forms.ts'
import { send } from './requests.ts'

const { readList } = await openDashboard()

test('messages by urgency: the new one that has waited longest, then the others, the newest first', async () => {
  const subjects = ['New on day 2', 'Done on day 1', 'New on day 1', 'Done on day 3']
  for (const subject of subjects) {
    const message = await makeContact({ subject: `Quince: ${subject}` })
    await send('/api/contact', { body: message })
    await env.DB.prepare('update contact_messages set status = ?, created_at = ? where id = ?')
      .bind(
        subject.slice(0, subject.indexOf(' ')).toLowerCase(),
        Number(subject.at(-1)),
        message.id,
      )
      .run()
  }
  const { rows } = await readList('/messages?search=quince&sort=urgency')
  expect(rows.map(({ subject }) => subject)).toEqual(
    ['New on day 1', 'New on day 2', 'Done on day 3', 'Done on day 1'].map(
      (subject) => `Quince: ${subject}`,
    ),
  )
})
