import { useState } from 'react'
import { judgingLimits } from '#content/forms/judging-limits.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField, TextField } from '../../../components/ui/field.tsx'
import { DataTable, type Column } from '../../../components/ui/table.tsx'
import {
  keepJudgeAway,
  useConflicts,
  useProgress,
  withdrawConflict,
  type ConflictRow,
  type JudgeRow,
} from '../../../data/admin-judging.ts'
import { Loaded } from '../loaded.tsx'
import { useAction } from '../use-action.ts'
import { nameJudge } from './name-judge.ts'
import { useMore } from './use-more.tsx'

const text = judgingPanel.judges.conflicts

/** The declared conflicts, and the form that declares one. */
export function Conflicts({ judges }: { judges: readonly JudgeRow[] }) {
  return (
    <section aria-labelledby="conflicts" className="mt-12">
      <h2 id="conflicts" className="text-2xl">
        {text.heading}
      </h2>
      <p className="measure mt-2 mb-5 text-muted">{text.text}</p>
      <Loaded source={useConflicts()}>
        {(rows) => (rows.length === 0 ? <p>{text.none}</p> : <List rows={rows} />)}
      </Loaded>
      {judges.length > 0 && <Declare judges={judges} />}
    </section>
  )
}

function List({ rows }: { rows: readonly ConflictRow[] }) {
  const { busy, run } = useAction()
  const { shown, foot } = useMore(rows)
  const columns: Column<ConflictRow>[] = [
    { id: 'project', label: text.columns.project, cell: (row) => row.title },
    { id: 'judge', label: text.columns.judge, cell: (row) => row.email ?? text.deleted },
    { id: 'reason', label: text.columns.reason, cell: (row) => row.reason },
    { id: 'by', label: text.columns.by, cell: (row) => (row.isOwn ? text.own : text.organisers) },
    {
      id: 'withdraw',
      label: text.withdraw,
      cell: (row) => (
        <Button
          variant="plain"
          busy={busy}
          aria-label={text.withdrawLabel(row.email ?? text.deleted, row.title ?? '')}
          onClick={() => void run(() => withdrawConflict(row), text.withdrawn)}
        >
          {text.withdraw}
        </Button>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={shown}
        rowKey={(row) => `${row.judgeId} ${row.projectId}`}
      />
      {foot}
    </>
  )
}

function Declare({ judges }: { judges: readonly JudgeRow[] }) {
  const { data } = useProgress()
  const { busy, run } = useAction()
  const [pair, setPair] = useState({ judgeId: '', projectId: '' })
  const [reason, setReason] = useState('')
  const isReady =
    pair.judgeId && pair.projectId && reason.trim().length >= judgingLimits.reason.least
  return (
    <details className="mt-6">
      <summary className="link cursor-pointer">{text.add}</summary>
      <form
        className="mt-4 grid max-w-3xl gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          void run(() => keepJudgeAway(pair, reason), text.declared).then((ok) => {
            if (!ok) return
            setPair({ judgeId: '', projectId: '' })
            setReason('')
          })
        }}
      >
        <SelectField
          {...text.fields.judge}
          placeholder={text.choose}
          options={judges.map((judge) => ({ value: judge.id, label: nameJudge(judge) }))}
          value={pair.judgeId}
          onChange={(event) => setPair({ ...pair, judgeId: event.target.value })}
        />
        <SelectField
          {...text.fields.project}
          placeholder={text.choose}
          options={(data?.projects ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          value={pair.projectId}
          onChange={(event) => setPair({ ...pair, projectId: event.target.value })}
        />
        <TextField
          {...text.fields.reason}
          className="sm:col-span-2"
          minLength={judgingLimits.reason.least}
          maxLength={judgingLimits.reason.most}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" className="justify-self-start" busy={busy} disabled={!isReady}>
          {busy ? text.submitting : text.submit}
        </Button>
      </form>
    </details>
  )
}
