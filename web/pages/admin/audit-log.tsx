import { formatDate, formatMoment, formatOwnClock } from '#content/format/moments.ts'
import { auditActions } from '#content/wire/audit-actions.ts'
import { auditDetailWords, auditWords } from '#words/audit.ts'
import { auditPanel as text } from '#words/pages/admin-audit.ts'
import { adminPage } from '#words/pages/admin.ts'
import type { Column } from '../../components/ui/table.tsx'
import { useAuditLog, type AuditRow } from '../../data/admin-accounts.ts'
import { exportAuditLog } from '../../data/list-exports.ts'
import { Address, Facts, Narrow, none, OpenButton, Wide } from './cells.tsx'
import { filterBy } from './filters.tsx'
import { LateTools, useChosenColumns } from './late-tools.tsx'
import { ListPanel } from './list-panel.tsx'
import { nameUser } from './names.ts'
import { Period } from './period.tsx'
import { RowDialog } from './row-dialog.tsx'
import { useDays, useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const sentences: Record<string, string> = auditWords
const detailNames: Record<string, string> = auditDetailWords

/** Who did what, with searches by person and action. Its file holds what the search and the filters leave. */
export function AuditLog() {
  const { state, query, filters } = useListState(['created'], { action: auditActions })
  const days = useDays()
  const asked = { ...query, ...days }
  const list = useAuditLog(asked)
  const { opened, open, close } = useOpened(list)
  const columns: Column<AuditRow>[] = [
    {
      id: 'when',
      label: text.columns.when,
      sort: 'created',
      isTime: true,
      place: 'time',
      cell: (entry) => <Time of={entry} />,
    },
    {
      id: 'who',
      label: text.columns.who,
      place: 'line',
      cell: (entry) => (
        <span className="min-[52rem]:block min-[52rem]:min-w-52">
          <Doer entry={entry} />
          <Narrow>
            {detailsOf(entry)
              .map(([name, value]) => ` · ${detailNames[name] ?? name}: ${describe(value)}`)
              .join('')}
          </Narrow>
        </span>
      ),
    },
    {
      id: 'what',
      label: text.columns.what,
      place: 'title',
      cell: (entry) => (
        <span className="block min-[52rem]:min-w-48 min-[64rem]:min-w-72">
          <OpenButton onClick={() => open(entry)}>{nameAction(entry)}</OpenButton>
        </span>
      ),
    },
    {
      id: 'details',
      label: text.columns.details,
      isFiller: true,
      cell: (entry) => <Details of={entry} />,
    },
    {
      id: 'whom',
      label: text.columns.whom,
      cell: (entry) => (
        <span className="block min-w-44">
          <Subject entry={entry} />
        </span>
      ),
    },
    {
      id: 'address',
      label: text.columns.address,
      cell: ({ address }) => <span className="whitespace-nowrap">{address ?? none}</span>,
    },
  ]
  const { shown, chosen } = useChosenColumns(columns)
  return (
    <>
      <ListPanel
        text={text}
        columns={shown}
        list={list}
        state={state}
        groupOf={dayOf}
        filters={[filterBy('action', text.action, filters.action, auditWords)]}
        values={days}
        tools={
          <>
            <Period of={days} set={state.set} />
            <LateTools list="audit" columns={columns} state={state} />
          </>
        }
        exportFile={{
          name: 'audit-log',
          load: (format) => exportAuditLog(format, { ...asked, columns: chosen }),
        }}
      />
      {opened && <Entry entry={opened} onClose={close} />}
    </>
  )
}

/** Everything about an entry. */
function Entry({ entry, onClose }: { entry: AuditRow; onClose: () => void }) {
  const { columns } = text
  return (
    <RowDialog title={nameAction(entry)} removal={undefined} onClose={onClose}>
      <Facts
        items={[
          [columns.who, <Doer key="who" entry={entry} />],
          [columns.whom, <Subject key="whom" entry={entry} />],
          [columns.details, <Details key="details" of={entry} />],
          [columns.address, entry.address],
          [columns.when, <Moment key="when" at={entry.createdAt} />],
        ]}
      />
    </RowDialog>
  )
}

const nameAction = ({ action }: AuditRow) => sentences[action] ?? action

const dayOf = ({ createdAt }: AuditRow) => formatDate(createdAt)

/** The time of day of an entry. */
function Time({ of: { createdAt } }: { of: AuditRow }) {
  return (
    <time
      dateTime={createdAt}
      title={formatMoment(createdAt)}
      className="tabular whitespace-nowrap min-[52rem]:pe-6"
    >
      {formatOwnClock(Date.parse(createdAt))}
    </time>
  )
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="tabular whitespace-nowrap">
      {formatMoment(at)}
    </time>
  )
}

function Doer({ entry }: { entry: AuditRow }) {
  const { actorId, actorEmail: email, actorFirstName, actorLastName } = entry
  if (!actorId) return text.visitor
  if (!email) return <Gone id={actorId} />
  const name = nameUser({ firstName: actorFirstName, lastName: actorLastName, email })
  return name === email ? (
    <Address of={email} />
  ) : (
    <>
      {name}{' '}
      <Wide>
        <span className="block text-sm text-muted">
          <Address of={email} />
        </span>
      </Wide>
    </>
  )
}

function Subject({ entry }: { entry: AuditRow }) {
  const { subjectId, actorId, subjectEmail, subjectTeam } = entry
  if (!subjectId || subjectId === actorId) return none
  if (subjectEmail) return <Address of={subjectEmail} />
  return subjectTeam ?? <Id of={subjectId} />
}

function Gone({ id }: { id: string }) {
  return (
    <span>
      {text.deleted} <Id of={id} />
    </span>
  )
}

function Id({ of: id }: { of: string }) {
  return <span className="block font-mono text-sm text-muted">{id}</span>
}

/** Leaves out the places where nothing was found. */
const detailsOf = ({ details }: AuditRow) =>
  Object.entries(details ?? {}).filter(([, value]) => value !== 0)

function Details({ of: entry }: { of: AuditRow }) {
  const entries = detailsOf(entry)
  if (entries.length === 0) return none
  return (
    <ul className="max-w-72">
      {entries.map(([name, value]) => (
        <li key={name}>
          <span className="text-muted">{detailNames[name] ?? name}:</span> {describe(value)}
        </li>
      ))}
    </ul>
  )
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return value.map(describe).join(', ')
  if (typeof value === 'boolean') return value ? adminPage.users.yes : adminPage.users.no
  return typeof value === 'string' ? value : JSON.stringify(value)
}
