import { useRef, useState } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { judgingLimits } from '#content/forms/judging-limits.ts'
import { createMatcher } from '#content/search/text.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField, TextField } from '../../../components/ui/field.tsx'
import { DataTable, type Column } from '../../../components/ui/table.tsx'
import {
  changeTies,
  inviteJudge,
  removeJudge,
  useJudges,
  type JudgeRow,
} from '../../../data/admin-judging.ts'
import { Gauge } from '../analytics/figures-table.tsx'
import { State } from '../badges.tsx'
import { Address, Facts, MailLink, none, OpenButton } from '../cells.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Loaded } from '../loaded.tsx'
import { nameHub } from '../place-names.ts'
import { RowDialog } from '../row-dialog.tsx'
import { ShortSearch } from '../short-search.tsx'
import { useAction } from '../use-action.ts'
import { useListKeys } from '../use-list-keys.ts'
import { Conflicts } from './conflicts.tsx'
import { hubOptions, InviteJudges } from './invite-judges.tsx'
import { nameJudge } from './name-judge.ts'
import { useMore } from './use-more.tsx'

const text = judgingPanel.judges

/** Whoever is asked to judge, how far each is, and the conflicts of interest. */
export function Judges() {
  const judges = useJudges()
  return (
    <>
      <Loaded source={judges}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState seed={text.none} text={text.none} />
          ) : (
            <List rows={rows} />
          )
        }
      </Loaded>
      <InviteJudges />
      <Conflicts judges={judges.data ?? []} />
    </>
  )
}

function stateOf({ acceptedAt, isActive }: JudgeRow) {
  if (isActive) return 'active'
  return acceptedAt ? 'inactive' : 'invited'
}

const tones = { invited: 'quiet', active: 'good', inactive: 'hot' } as const

function JudgeState({ row }: { row: JudgeRow }) {
  const state = stateOf(row)
  return <State tone={tones[state]}>{text.states[state]}</State>
}

const isNamed = (row: JudgeRow) => nameJudge(row) !== row.email

const describeTies = ({ organization, hubId }: JudgeRow) =>
  [organization, hubId && nameHub(hubId)].filter(Boolean).join(', ')

const columns = (open: (row: JudgeRow) => void): Column<JudgeRow>[] => [
  {
    id: 'judge',
    label: text.columns.judge,
    place: 'title',
    cell: (row) => (
      <span className="block min-[52rem]:min-w-64">
        <OpenButton isSeen={stateOf(row) === 'active'} onClick={() => open(row)}>
          {isNamed(row) ? nameJudge(row) : <Address of={row.email} />}
        </OpenButton>
        {isNamed(row) && (
          <span className="block text-sm font-normal text-muted max-[52rem]:hidden">
            <Address of={row.email} />
          </span>
        )}
      </span>
    ),
  },
  { id: 'ties', label: text.columns.ties, cell: (row) => describeTies(row) || none },
  {
    id: 'done',
    label: text.columns.done,
    place: 'line',
    cell: (row) => (
      <span className="block min-w-32 min-[52rem]:min-w-72">
        {text.done(row.handedIn, row.assigned)}
        <Gauge
          share={row.assigned ? row.handedIn / row.assigned : 0}
          colour={row.handedIn === row.assigned ? 'success' : 'accent'}
        />
      </span>
    ),
  },
  { id: 'conflicts', label: text.columns.conflicts, cell: (row) => row.conflicts },
  {
    id: 'state',
    label: text.columns.state,
    place: 'state',
    cell: (row) => <JudgeState row={row} />,
  },
]

function List({ rows }: { rows: readonly JudgeRow[] }) {
  const [search, setSearch] = useState('')
  const [openedId, setOpened] = useState<string>()
  const isSought = createMatcher(search)
  const found = rows.filter((row) => isSought([nameJudge(row), row.email, row.organization]))
  const { shown, foot } = useMore(found)
  const opened = rows.find(({ id }) => id === openedId)
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list)
  return (
    <div ref={list}>
      <ShortSearch label={text.search} search={search} found={found.length} onSearch={setSearch} />
      {found.length > 0 && (
        <DataTable
          caption={text.caption}
          columns={columns((row) => setOpened(row.id))}
          rows={shown}
          rowKey={(row) => row.id}
        />
      )}
      {foot}
      {opened && <JudgeDialog judge={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

function JudgeDialog({ judge, onClose }: { judge: JudgeRow; onClose: () => void }) {
  const { busy, problem, run } = useAction()
  const [ties, setTies] = useState({
    organization: judge.organization,
    domain: judge.domain,
    hubId: judge.hubId ?? ('' as const),
  })
  const { edit, invite } = text
  return (
    <RowDialog
      title={nameJudge(judge)}
      problem={problem}
      removal={{
        label: edit.remove,
        question: edit.removeConfirm(nameJudge(judge)),
        work: () => removeJudge(judge.id),
        done: edit.removed,
      }}
      actions={
        <>
          {!judge.acceptedAt && (
            <Button
              variant="secondary"
              busy={busy}
              onClick={() =>
                void run(() => inviteJudge({ email: judge.email, ...ties }), edit.sentAgain)
              }
            >
              {edit.again}
            </Button>
          )}
          <Button
            busy={busy}
            onClick={() =>
              void run(() => changeTies(judge.id, ties), edit.saved).then((ok) => ok && onClose())
            }
          >
            {edit.save}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Facts
        items={[
          [invite.fields.emails.label, <MailLink key="mail" address={judge.email} />],
          [text.columns.state, <JudgeState key="state" row={judge} />],
          [text.columns.done, text.done(judge.handedIn, judge.assigned)],
          [edit.invitedOn, formatMoment(judge.createdAt)],
        ]}
      />
      <fieldset className="mt-4 grid gap-4 border-t border-line pt-4">
        <legend className="sr-only">{edit.ties}</legend>
        <p className="text-muted">{edit.hint}</p>
        <TextField
          {...invite.fields.organization}
          optional
          maxLength={judgingLimits.organization.most}
          value={ties.organization}
          onChange={(event) => setTies({ ...ties, organization: event.target.value })}
        />
        <TextField
          {...invite.fields.domain}
          optional
          dir="ltr"
          maxLength={judgingLimits.domain.most}
          value={ties.domain}
          onChange={(event) => setTies({ ...ties, domain: event.target.value })}
        />
        <SelectField
          {...invite.fields.hubId}
          optional
          options={hubOptions}
          value={ties.hubId}
          onChange={(event) => setTies({ ...ties, hubId: event.target.value as typeof ties.hubId })}
        />
      </fieldset>
    </RowDialog>
  )
}
