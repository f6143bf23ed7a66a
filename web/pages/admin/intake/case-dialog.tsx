import { useId } from 'react'
import { applicationStatuses } from '#content/wire/statuses.ts'
import { intakePanel as text } from '#words/pages/admin-intake.ts'
import { adminPage } from '#words/pages/admin.ts'
import { useAuth } from '../../../auth/auth-context.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { handOver, setInterestStatus, useCase, type Case } from '../../../data/admin-intake.ts'
import {
  deleteApplication,
  deleteHubInterest,
  deleteMessage,
  setApplicationStatus,
  setMessageStatus,
} from '../../../data/intake-lists.ts'
import { Loaded } from '../loaded.tsx'
import { RowDialog } from '../row-dialog.tsx'
import { useAction } from '../use-action.ts'
import { CaseFacts } from './case-facts.tsx'
import { History } from './history.tsx'
import { SponsorLine } from './sponsor-line.tsx'
import { nameStatus } from './status.ts'
import { TalentLine } from './talent-line.tsx'
import { Write } from './write.tsx'

const removals = {
  message: { words: adminPage.messages, work: deleteMessage },
  application: { words: adminPage.applications, work: deleteApplication },
  hubInterest: { words: adminPage.hubInterests, work: deleteHubInterest },
}

/** Everything about an entry of the inbox: who looks after it, what was written about it, and the answer. */
export function CaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const source = useCase(id)
  if (source.data) return <OpenCase row={source.data} onClose={onClose} />
  return (
    <Dialog title={text.name} closeLabel={adminPage.table.close} onClose={onClose}>
      <Loaded source={source}>{() => null}</Loaded>
    </Dialog>
  )
}

function OpenCase({ row, onClose }: { row: Case; onClose: () => void }) {
  const action = useAction()
  const { words, work } = removals[row.kind]
  return (
    <RowDialog
      title={row.title}
      problem={action.problem}
      removal={{
        label: words.remove,
        question: words.removeConfirm(row.kind === 'application' ? row.title : row.name),
        work: () => work(row.id),
        done: words.removed,
      }}
      actions={<StatusControl row={row} action={action} />}
      onClose={onClose}
    >
      <CaseFacts row={row} />
      <Owner row={row} action={action} />
      <History row={row} action={action} />
      <Write row={row} />
      {row.status === 'accepted' && <TalentLine applicationId={row.id} />}
      {row.application && (
        <SponsorLine
          name={row.title}
          wants={row.application.partnershipType}
          website={row.application.website}
        />
      )}
    </RowDialog>
  )
}

type Action = ReturnType<typeof useAction>

function Owner({ row, action: { busy, run } }: { row: Case; action: Action }) {
  const id = useId()
  const { user } = useAuth()
  const isOwn = row.ownerId === user?.id
  const give = (ownerId: string | null) =>
    void run(
      () => handOver(row.id, { ownerId, seen: row.ownerId }),
      ownerId === user?.id ? text.owner.taken : text.owner.handedOver,
    )
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <div className="grid min-w-0 grow gap-1">
        <label htmlFor={id} className="text-sm font-semibold">
          {text.owner.label}
        </label>
        <select
          id={id}
          className="input"
          value={row.ownerId ?? ''}
          disabled={busy}
          onChange={(event) => give(event.target.value || null)}
        >
          <option value="">{text.owners.nobody}</option>
          {row.staff.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </select>
      </div>
      {user && !isOwn && (
        <Button variant="secondary" busy={busy} onClick={() => give(user.id)}>
          {text.owner.take}
        </Button>
      )}
    </div>
  )
}

/** Changes the status, for what was answered elsewhere or is to be looked at again. */
function StatusControl({ row, action: { busy, run } }: { row: Case; action: Action }) {
  const id = useId()
  const { messages, applications, toasts } = adminPage
  if (row.kind === 'application') {
    return (
      <div className="grid gap-1">
        <label htmlFor={id} className="text-sm font-semibold">
          {applications.setStatus}
        </label>
        <select
          id={id}
          className="input"
          value={row.status ?? 'new'}
          aria-describedby={`${id}-hint`}
          disabled={busy}
          onChange={(event) => {
            const status = applicationStatuses.find((name) => name === event.target.value)
            if (status) void run(() => setApplicationStatus(row.id, status), toasts.saved)
          }}
        >
          {applicationStatuses.map((status) => (
            <option key={status} value={status}>
              {nameStatus('application', status)}
            </option>
          ))}
        </select>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {applications.setStatusHint}
        </p>
      </div>
    )
  }
  const next = row.answeredAt ? 'new' : 'done'
  const change = row.kind === 'message' ? setMessageStatus : setInterestStatus
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() => void run(() => change(row.id, next), toasts.saved)}
    >
      {next === 'done' ? messages.markDone : messages.markNew}
    </Button>
  )
}
