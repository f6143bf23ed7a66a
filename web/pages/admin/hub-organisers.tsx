import { useState } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { hubOrganiserSchema } from '#content/forms/hub-organiser.ts'
import { hubOrganisersPanel as text } from '#words/pages/admin-hub-organisers.ts'
import { Button } from '../../components/ui/button.tsx'
import { SelectField } from '../../components/ui/field.tsx'
import { DataTable, type Column } from '../../components/ui/table.tsx'
import {
  inviteHubOrganiser,
  removeHubOrganiser,
  useHubOrganisers,
  type HubOrganiserRow,
} from '../../data/admin-hub-organisers.ts'
import { State } from './badges.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { EmailForm } from './email-form.tsx'
import { Loaded } from './loaded.tsx'
import { nameHub } from './place-names.ts'

/** The hub organisers, and how to invite and remove them. */
export function HubOrganisers() {
  return (
    <section aria-labelledby="hub-organisers" className="mt-12">
      <h2 id="hub-organisers" className="text-2xl">
        {text.heading}
      </h2>
      <p className="measure mt-2 mb-6 text-muted">{text.text}</p>
      <Loaded source={useHubOrganisers()}>{(rows) => <List rows={rows} />}</Loaded>
      <EmailForm
        id="invite-hub-organiser"
        text={text.invite}
        schema={hubOrganiserSchema}
        send={inviteHubOrganiser}
        columns="min-[52rem]:grid-cols-[2fr_1fr_auto]"
      >
        {(field) => (
          <SelectField
            label={text.invite.hub}
            options={hubs.map(({ id, city }) => ({ value: id, label: city }))}
            {...field('hubId')}
          />
        )}
      </EmailForm>
    </section>
  )
}

const stateOf = ({ acceptedAt, isActive }: HubOrganiserRow) =>
  !acceptedAt ? 'invited' : isActive ? 'active' : 'inactive'
const tones = { invited: 'warm', active: 'good', inactive: 'hot' } as const

const columns = (remove: (row: HubOrganiserRow) => void): Column<HubOrganiserRow>[] => [
  { id: 'email', label: text.columns.email, place: 'title', cell: (row) => <bdi>{row.email}</bdi> },
  { id: 'hub', label: text.columns.hub, place: 'line', cell: (row) => nameHub(row.hubId) },
  {
    id: 'state',
    label: text.columns.state,
    place: 'state',
    cell: (row) => <State tone={tones[stateOf(row)]}>{text.states[stateOf(row)]}</State>,
  },
  {
    id: 'remove',
    label: text.columns.remove,
    place: 'time',
    cell: (row) => (
      <Button
        variant="plain"
        className="-my-2"
        aria-label={text.removeOf(row.email)}
        onClick={() => remove(row)}
      >
        {text.remove}
      </Button>
    ),
  },
]

function List({ rows }: { rows: readonly HubOrganiserRow[] }) {
  const [removed, setRemoved] = useState<HubOrganiserRow>()
  if (rows.length === 0) return <p>{text.none}</p>
  return (
    <>
      <DataTable
        caption={text.caption}
        columns={columns(setRemoved)}
        rows={rows}
        rowKey={(row) => row.id}
      />
      {removed && (
        <ConfirmAction
          label={text.removal.label}
          question={text.removal.question(removed.email, nameHub(removed.hubId))}
          work={() => removeHubOrganiser(removed.id)}
          done={text.removal.done}
          onDone={() => setRemoved(undefined)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}
