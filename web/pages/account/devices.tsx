import { useRef } from 'react'
import { formatDate, formatMoment } from '#content/format/moments.ts'
import { accountPage } from '#words/pages/account.ts'
import { signOut } from '../../auth/session.ts'
import type { SessionEntry } from '../../auth/user.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { useSessions } from '../../data/account.ts'
import { ListFailed } from './list-failed.tsx'
import { nameDevice } from './name-device.ts'

const { sessions: text, loading } = accountPage

/** Lists the devices where the account is signed in. Each can be signed out from here. */
export default function Devices() {
  const { data: sessions, error, reload, end } = useSessions()
  const list = useRef<HTMLUListElement>(null)
  const task = useTask({ fallback: list })
  if (error && !sessions) return <ListFailed error={error} onRetry={() => void task.run(reload)} />
  if (!sessions) return <p role="status">{loading}</p>
  const others = sessions.filter(({ current }) => !current)
  function endOthers() {
    return task.run(async () => {
      try {
        await signOut('others')
      } finally {
        await reload()
      }
    }, text.toast)
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={text.heading} className="w-full">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            busy={task.busy}
            onEnd={() => void task.run(() => end(session.id), text.toast)}
          />
        ))}
      </ul>
      {others.length === 0 && <p className="text-muted">{text.none}</p>}
      {others.length > 1 && (
        <Button variant="secondary" busy={task.busy} onClick={() => void endOthers()}>
          {text.endOthers}
        </Button>
      )}
    </>
  )
}

function Device({
  session,
  busy,
  onEnd,
}: {
  session: SessionEntry
  busy: boolean
  onEnd: () => void
}) {
  const name = nameDevice(session.user_agent) ?? text.unknownDevice
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-56">
        <span className="font-semibold">{name}</span>{' '}
        {session.current && <Badge tone="good">{text.current}</Badge>}
        <span className="block text-sm text-muted">
          {text.lastUsed(formatMoment(session.refreshed_at))}.{' '}
          {text.started(formatDate(session.created_at))}.
        </span>
      </span>
      {!session.current && (
        <Button variant="secondary" busy={busy} aria-label={text.endLabel(name)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  )
}
