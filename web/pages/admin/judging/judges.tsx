import { useId, useRef, useState } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { formatShare } from '#content/format/numbers.ts'
import { judgingLimits } from '#content/forms/judging-limits.ts'
import { createMatcher } from '#content/search/text.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { SelectField, TextField } from '../../../components/ui/field.tsx'
import { DataTable, type Column } from '../../../components/ui/table.tsx'
import {
  changeTies,
  inviteJudge,
  removeJudge,
  useJudges,
  type JudgeRow,
} from '../../../data/admin-judging.ts'
import '../analytics/figures-table.css'
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
import { BEHIND, paceOf, shareOf } from './pace.ts'
import { useMore } from './use-more.tsx'

const text = judgingPanel.judges
/** Whoever is asked to judge, how far each is, and the conflicts of interest. */
export function Judges() {
  const judges = useJudges()
  return (
    <>
      <Loaded source={judges}>{(rows) => <List rows={rows} />}</Loaded>
      <Conflicts judges={judges.data ?? []} />
    </>
  )
}

function stateOf({ acceptedAt, isActive }: JudgeRow) {
  if (isActive) return 'active'
  return acceptedAt ? 'inactive' : 'invited'
}

/** The colours of dots and bars. They depend on the pace alone. */
const paces = { behind: 'warm', onPace: 'quiet', finished: 'good' } as const

const paceNames = { ...text.paces, behind: text.paces.behind(100 * BEHIND) }

/** Builds the query of a `mailto:` link. Spaces must not become plus signs, because mail programs would show those. */
const toMailQuery = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Whether a judge has scores to submit. */
const isCounted = (row: JudgeRow) => stateOf(row) === 'active' && row.assigned > 0

/** How many scores a judge has left to submit, or why none are expected. */
function JudgeState({ row, mean }: { row: JudgeRow; mean: number }) {
  if (!isCounted(row)) return <span className="text-muted">{text.states[stateOf(row)]}</span>
  return <State tone={paces[paceOf(row, mean)]}>{text.left(row.assigned - row.handedIn)}</State>
}

/** A judge's share of submitted scores, with a line at that of all judges. */
function Done({ row, mean }: { row: JudgeRow; mean: number }) {
  const share = Math.min(1, row.handedIn / (row.assigned || 1))
  return (
    <svg className="gauge" viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="gauge-ground" width="200" height="8" />
      <rect className="pace" data-pace={paceOf(row, mean)} width={share * 200} height="8" />
      {mean < 1 && <rect className="lean-middle" x={mean * 198} width="2" height="8" />}
    </svg>
  )
}

const isNamed = (row: JudgeRow) => nameJudge(row) !== row.email

const describeTies = ({ organization, hubId }: JudgeRow) =>
  [organization, hubId && nameHub(hubId)].filter(Boolean).join(', ')

const columns = (mean: number, open: (row: JudgeRow) => void): Column<JudgeRow>[] => [
  {
    id: 'judge',
    label: text.columns.judge,
    place: 'title',
    cell: (row) => (
      <span className="block min-[52rem]:min-w-64">
        <OpenButton onClick={() => open(row)}>
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
      <span className="block w-full min-[52rem]:min-w-72">
        {text.done(row.handedIn, row.assigned)}
        <Done row={row} mean={mean} />
      </span>
    ),
  },
  { id: 'conflicts', label: text.columns.conflicts, cell: (row) => row.conflicts },
  {
    id: 'state',
    label: text.columns.state,
    place: 'time',
    cell: (row) => <JudgeState row={row} mean={mean} />,
  },
]

/** The judges, and the form that invites more, which starts closed once there are some. */
function List({ rows }: { rows: readonly JudgeRow[] }) {
  const inviteId = useId()
  const [isInviting, setInviting] = useState(rows.length === 0)
  const [search, setSearch] = useState('')
  const [openedId, setOpened] = useState<string>()
  const isSought = createMatcher(search)
  const done = rows.reduce((sum, { handedIn }) => sum + handedIn, 0)
  const all = rows.reduce((sum, { assigned }) => sum + assigned, 0)
  const mean = done / (all || 1)
  const ordered = rows.toSorted((one, other) => shareOf(one) - shareOf(other))
  const found = ordered.filter((row) => isSought([nameJudge(row), row.email, row.organization]))
  const { shown, foot } = useMore(found)
  const late = rows.filter((row) => isCounted(row) && row.handedIn < row.assigned)
  const opened = rows.find(({ id }) => id === openedId)
  const said = { ties: rows.some(describeTies), conflicts: rows.some((row) => row.conflicts) }
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list)
  const invite = (
    <Button
      variant={isInviting ? 'secondary' : 'primary'}
      aria-expanded={isInviting}
      aria-controls={inviteId}
      onClick={() => setInviting(!isInviting)}
    >
      {text.invite.heading}
    </Button>
  )
  return (
    <div ref={list}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        {all > 0 && <Summary rows={rows} done={done} all={all} mean={mean} />}
        <div className="buttons max-sm:w-full">
          {late.length > 0 && (
            // In blind copy, so that judges do not learn who else is judging.
            <ButtonLink
              variant="secondary"
              href={`mailto:?${toMailQuery({ bcc: late.map(({ email }) => email).join(), subject: text.remind.subject })}`}
            >
              {text.remind.label(late.length)}
            </ButtonLink>
          )}
          {invite}
        </div>
      </div>
      {/* Stays mounted when the first judge appears, so that it keeps what has been typed. */}
      <div id={inviteId} hidden={!isInviting}>
        <InviteJudges />
      </div>
      {rows.length === 0 ? (
        <EmptyState seed={text.none} text={text.none} />
      ) : (
        <ShortSearch
          label={text.search}
          search={search}
          found={found.length}
          onSearch={setSearch}
        />
      )}
      {found.length > 0 && (
        <DataTable
          caption={text.caption}
          columns={columns(mean, (row) => setOpened(row.id)).filter(
            ({ id }) => said[id as keyof typeof said] ?? true,
          )}
          rows={shown}
          rowKey={(row) => row.id}
        />
      )}
      {foot}
      {opened && <JudgeDialog judge={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

/** How many scores the judges have submitted between them, and a key to the marks in the list. */
function Summary({
  rows,
  done,
  all,
  mean,
}: {
  rows: readonly JudgeRow[]
  done: number
  all: number
  mean: number
}) {
  const kept = new Set(rows.filter(isCounted).map((row) => paceOf(row, mean)))
  return (
    <div>
      <p className="font-display text-2xl font-semibold max-sm:text-xl">{text.sum(done, all)}</p>
      {mean < 1 && <p className="mt-1 max-sm:text-sm">{text.mean(formatShare(mean))}</p>}
      <ul className="pace-key mt-2 flex flex-wrap gap-x-5 gap-y-1 max-sm:mt-1 max-sm:text-sm">
        {(Object.keys(paces) as (keyof typeof paces)[])
          .filter((pace) => kept.has(pace))
          .map((pace) => (
            <li key={pace}>
              <State tone={paces[pace]}>{paceNames[pace]}</State>
            </li>
          ))}
      </ul>
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
          [text.columns.state, text.states[stateOf(judge)]],
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
