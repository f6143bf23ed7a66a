import { useState, type RefObject } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { hubOrganiserSchema } from '#content/forms/hub-organiser.ts'
import { hubOrganisersPanel as text } from '#words/pages/admin-hub-organisers.ts'
import { Button } from '../../components/ui/button.tsx'
import { SelectField } from '../../components/ui/field.tsx'
import {
  inviteHubOrganiser,
  removeHubOrganiser,
  type HubOrganiserRow,
} from '../../data/admin-hub-organisers.ts'
import { State } from './badges.tsx'
import { Address } from './cells.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { EmailForm } from './email-form.tsx'
import { nameHub } from './place-names.ts'

const invitation = 'invite-hub-organiser'

/** The form that invites somebody to run a hub, and says what they will be able to do. */
export function InviteHubOrganiser({ box }: { box: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={box}>
      <EmailForm
        id={invitation}
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
    </div>
  )
}

/** Selects a hub in the invitation form and moves the focus to the address. */
export function startInvitation(box: HTMLDivElement | null, hubId: HubOrganiserRow['hubId']) {
  box!.querySelector('select')!.value = hubId
  box!.querySelector('input')!.focus()
}

/** The people who run a hub, each with a button to remove them; if there are none, a link to the invitation form. */
export function HubOrganisers({
  of: rows,
  city,
  onInvite,
}: {
  of: readonly HubOrganiserRow[]
  city: string
  onInvite: () => void
}) {
  const [removed, setRemoved] = useState<HubOrganiserRow>()
  if (rows.length === 0)
    return (
      <span className="text-muted">
        {text.none}{' '}
        <a
          className="link ms-2"
          href={`#${invitation}`}
          aria-label={text.invite.toHub(city)}
          onClick={(event) => {
            event.preventDefault()
            onInvite()
          }}
        >
          {text.invite.submit}
        </a>
      </span>
    )
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-baseline gap-x-4">
            <Address of={row.email} />
            {!row.acceptedAt && <State tone="warm">{text.invited}</State>}
            {row.acceptedAt && !row.isActive && <State tone="hot">{text.inactive}</State>}
            <Button
              variant="plain"
              className="-my-2 text-sm text-danger"
              aria-label={text.removeOf(row.email)}
              onClick={() => setRemoved(row)}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
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
