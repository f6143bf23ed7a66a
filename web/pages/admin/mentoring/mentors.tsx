import './mentoring.css'
import { useRef, useState } from 'react'
import { formatDate, formatMoment } from '#content/format/moments.ts'
import { mentorOfferSchema } from '#content/forms/mentoring.ts'
import { createMatcher } from '#content/search/text.ts'
import { languageNames } from '#words/languages.ts'
import { mentoringPanel } from '#words/pages/admin-mentoring.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { DataTable, type Column } from '../../../components/ui/table.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import {
  changeMentor,
  endForTeam,
  inviteMentor,
  removeMentor,
  useMentors,
  type MentorRow,
} from '../../../data/admin-mentoring.ts'
import { useRefresh } from '../../../data/admin.ts'
import { Gauge } from '../analytics/figures-table.tsx'
import { State } from '../badges.tsx'
import { Address, Facts, MailLink, OpenButton } from '../cells.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Loaded } from '../loaded.tsx'
import { RowDialog } from '../row-dialog.tsx'
import { ShortSearch } from '../short-search.tsx'
import { useAction } from '../use-action.ts'
import { useListKeys } from '../use-list-keys.ts'
import { InviteMentor } from './invite-mentor.tsx'
import { completeOffer, OfferFields } from './offer-fields.tsx'
import { WaitingTeams } from './waiting.tsx'

const text = mentoringPanel.mentors

/** Which teams wait for a mentor, and who mentors. */
export default function Mentors() {
  const mentors = useMentors()
  return (
    <>
      <WaitingTeams mentors={mentors.data ?? []} />
      <section aria-labelledby="mentors" className="mt-12">
        <h2 id="mentors" className="mb-4 text-2xl">
          {text.heading}
        </h2>
        <Loaded source={mentors}>{(rows) => <List rows={rows} />}</Loaded>
      </section>
      <InviteMentor />
    </>
  )
}

function stateOf({ acceptedAt, isActive, hasRoom, teams, places }: MentorRow) {
  if (!acceptedAt) return 'invited'
  if (!isActive) return 'inactive'
  if (!hasRoom) return 'off'
  return teams.length < places ? 'free' : 'full'
}

const tones = {
  invited: 'warm',
  free: 'good',
  full: 'quiet',
  off: 'quiet',
  inactive: 'hot',
} as const

function MentorState({ row }: { row: MentorRow }) {
  const state = stateOf(row)
  return <State tone={tones[state]}>{text.states[state]}</State>
}

const columns = (open: (row: MentorRow) => void): Column<MentorRow>[] => [
  {
    id: 'mentor',
    label: text.columns.mentor,
    place: 'title',
    cell: (row) => (
      <>
        <OpenButton isSeen={row.isActive} onClick={() => open(row)}>
          {row.name}
        </OpenButton>
        <span className="block min-w-56 text-sm font-normal text-muted max-[52rem]:hidden">
          <Address of={row.email} />
        </span>
      </>
    ),
  },
  {
    id: 'helps',
    label: text.columns.helps,
    cell: (row) => nameLanguages(row).join(', '),
  },
  {
    id: 'load',
    label: text.columns.load,
    place: 'line',
    cell: (row) => (
      <span className="block min-w-32">
        {text.load(row.teams.length, row.places)}
        <Gauge share={row.teams.length / row.places} />
      </span>
    ),
  },
  {
    id: 'state',
    label: text.columns.state,
    place: 'state',
    cell: (row) => <MentorState row={row} />,
  },
]

const nameLanguages = (row: MentorRow) => row.languages.map((code) => languageNames[code])

function List({ rows }: { rows: readonly MentorRow[] }) {
  const [openedId, setOpened] = useState<string>()
  const opened = rows.find(({ id }) => id === openedId)
  const [search, setSearch] = useState('')
  const isSought = createMatcher(search)
  const found = rows.filter((row) => isSought([row.name, row.email, ...nameLanguages(row)]))
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list)
  if (rows.length === 0) return <EmptyState seed={text.none} text={text.none} />
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <ShortSearch label={text.search} search={search} found={found.length} onSearch={setSearch} />
      {found.length > 0 && (
        <DataTable
          caption={text.caption}
          columns={columns((row) => setOpened(row.id))}
          rows={found}
          rowKey={(row) => row.id}
        />
      )}
      {opened && <MentorDialog mentor={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

function MentorDialog({ mentor, onClose }: { mentor: MentorRow; onClose: () => void }) {
  const { busy, problem, run } = useAction()
  const refresh = useRefresh()
  const { id, email, name, trackIds, languages, countries, hubIds, places } = mentor
  const offer = { name, trackIds, languages, countries, hubIds, places }
  const form = useForm({
    schema: mentorOfferSchema,
    complete: completeOffer,
    async onSubmit(changed) {
      await changeMentor(id, changed)
      toast(text.saved.title, text.saved.text)
      onClose()
      await refresh()
    },
  })
  return (
    <RowDialog
      title={name}
      problem={problem}
      removal={{
        label: text.remove,
        question: text.removeConfirm(name),
        work: () => removeMentor(id),
        done: text.removed,
      }}
      actions={
        !mentor.acceptedAt && (
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => void run(() => inviteMentor({ email, ...offer }), text.sentAgain)}
          >
            {text.again}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Facts
        items={[
          [text.email, <MailLink key="mail" address={email} />],
          [text.columns.state, <MentorState key="state" row={mentor} />],
          [text.invitedOn, formatMoment(mentor.createdAt)],
        ]}
      />
      <h3 className="mt-5 text-lg">{text.teams}</h3>
      {mentor.teams.length === 0 ? (
        <p className="mt-1 text-muted">{text.noTeams}</p>
      ) : (
        <ul className="mt-1 grid gap-2">
          {mentor.teams.map((team) => (
            <li key={team.id} className="grid grid-cols-[1fr_auto] items-center gap-3">
              <span className="min-w-0 wrap-anywhere">
                <bdi>{team.teamName}</bdi>{' '}
                <span className="text-sm text-muted">
                  {team.assignedAt && text.since(formatDate(team.assignedAt, 'date'))}
                </span>
              </span>
              <Button
                variant="plain"
                aria-label={text.endLabel(team.teamName)}
                busy={busy}
                onClick={() => void run(() => endForTeam(team.id), text.ended)}
              >
                {text.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form {...form.form} className="mt-5 grid gap-4 border-t border-line pt-5">
        <OfferFields form={form} offer={offer} />
        <Button type="submit" className="justify-self-start" busy={form.busy}>
          {text.save}
        </Button>
      </form>
    </RowDialog>
  )
}
