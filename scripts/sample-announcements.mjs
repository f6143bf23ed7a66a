// Invented announcements for a local dashboard: one that was sent, one that was paused half-way, a draft, and one of a hub.
import { announcementRecipients, announcements } from '#worker/db/schema/announcements.ts'

const HOUR = 3600_000
const everybody = { group: 'leads', country: '', hubId: '', trackId: '', silentAt: '' }
const samples = [
  {
    subject: 'Welcome to the hackathon',
    state: 'done',
    hoursAgo: 200,
    audience: { ...everybody, group: 'members' },
    text: 'Hello everyone,\n\n**we are glad that you are here.** Three things to do this week:\n\n1. Invite your members.\n2. Read the [resources](https://mcphack.africa/resources).\n3. Put the [dates](https://mcphack.africa/schedule) into your calendar.',
  },
  {
    subject: 'The second workshop moves to Thursday',
    state: 'paused',
    hoursAgo: 3,
    audience: everybody,
    text: '# Thursday at 18:00\n\nThe power is out at the studio. Everything else stays as it is:\n\n- the same link\n- the same speakers\n\n> Bring your questions.',
  },
  {
    subject: 'We miss your check-in',
    state: 'draft',
    hoursAgo: 1,
    audience: { ...everybody, silentAt: '1' },
    text: 'Tell us in two minutes where your team stands: [check-ins](https://mcphack.africa/account/check-ins).',
  },
  {
    subject: 'Where the door is on Saturday',
    state: 'draft',
    hoursAgo: 2,
    audience: { ...everybody, group: 'members' },
    hubId: 'lusaka',
    text: 'Come in by the **side entrance** on Cairo Road from 8:30. Bring your charger and a jersey: the hall is cold.',
  },
]

/** What became of every so many mails; of the others, they were sent. */
const became = (index, isPaused) => {
  if (index % 41 === 7) return ['refused', 'E_RECIPIENT_SUPPRESSED']
  if (index % 97 === 11) return ['failed', 'unknown']
  if (index % 53 === 17) return ['bounced', '550']
  if (index % 151 === 19) return ['complained', null]
  if (index % 29 === 5) return ['unsubscribed', null]
  return [isPaused && index % 2 ? 'waiting' : 'sent', null]
}

/**
 * Stores the announcements unless there are some.
 * @param {import('#worker/db/client.ts').Database} db
 * @param {string[]} addresses of those who got them
 * @param {() => string} makeId
 */
export async function fillAnnouncements(db, addresses, makeId) {
  const known = await db.select({ id: announcements.id }).from(announcements).limit(1)
  if (known.length > 0) return
  for (const { hoursAgo, ...sample } of samples) {
    const at = new Date(Date.now() - hoursAgo * HOUR)
    const isSent = sample.state !== 'draft'
    const id = makeId()
    await db.insert(announcements).values({
      ...sample,
      id,
      revision: makeId(),
      createdBy: 'sample',
      createdAt: at,
      updatedAt: at,
      ...(isSent && { startsAt: at, startedAt: at, recipients: addresses.length }),
      ...(sample.state === 'done' && { finishedAt: new Date(at.getTime() + HOUR / 6) }),
    })
    if (!isSent) continue
    const rows = addresses.map((email, index) => {
      const [state, problem] = became(index, sample.state === 'paused')
      return { announcementId: id, email, id: makeId(), state, problem }
    })
    for (let from = 0; from < rows.length; from += 10)
      await db.insert(announcementRecipients).values(rows.slice(from, from + 10))
  }
}
