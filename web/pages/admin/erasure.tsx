import { useRef, useState } from 'react'
import { formatNumber } from '#content/format/numbers.ts'
import { addressSchema } from '#content/forms/address.ts'
import { erasurePanel as text } from '#words/pages/admin-erasure.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { Button } from '../../components/ui/button.tsx'
import { changeAndRestoreFocus } from '../../components/ui/focus.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { eraseAddress, findAddress } from '../../data/admin-accounts.ts'
import { deleteAccount } from '../../data/manage-accounts.ts'
import { Facts } from './cells.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { EmailForm } from './email-form.tsx'

type Found = Awaited<ReturnType<typeof findAddress>> & { email: string }

/** Finds where an address stands, and deletes it there. */
export function Erasure() {
  const [found, setFound] = useState<Found>()
  const box = useRef<HTMLDivElement>(null)

  function clear() {
    changeAndRestoreFocus(
      () => setFound(undefined),
      () => box.current,
    )
  }

  return (
    <div className="-mt-8 grid items-start gap-x-16 lg:grid-cols-[5fr_7fr]">
      <EmailForm
        id="find-address"
        text={text.find}
        schema={addressSchema}
        send={async ({ email }) => setFound({ email, ...(await findAddress(email)) })}
        columns="sm:grid-cols-[1fr_auto]"
      >
        {() => <p className="text-sm sm:order-1 sm:col-span-full">{text.find.listFirst}</p>}
      </EmailForm>
      <div className="lg:mt-8">
        <div ref={box} tabIndex={-1} className="outline-none" aria-live="polite">
          {found && <Places key={found.email} found={found} onErased={clear} />}
        </div>
        {!found && <Outcome />}
      </div>
    </div>
  )
}

const { places: names, goes, stays } = text

const groupOf: Record<keyof typeof names, keyof typeof goes.groups> = {
  account: 'person',
  memberships: 'person',
  teams: 'person',
  changes: 'person',
  messages: 'correspondence',
  applications: 'correspondence',
  hubInterests: 'correspondence',
  mails: 'correspondence',
  announcements: 'correspondence',
  sentMails: 'correspondence',
  noReminders: 'settings',
  noAnnouncements: 'settings',
}
const order = Object.keys(groupOf) as (keyof typeof groupOf)[]

/** What is deleted and what is kept. */
function Outcome() {
  return (
    <div className="grid gap-8">
      <section className="border-t-2 border-figure pt-4">
        <h2 className="text-xl sm:mb-3">{goes.heading}</h2>
        <Facts
          items={Object.entries(goes.groups).map(([id, name]) => [
            name,
            order
              .filter((place) => groupOf[place] === id)
              .map((place, index) => (index ? names[place].toLowerCase() : names[place]))
              .join(', '),
          ])}
        />
      </section>
      <section className="border-t-2 border-figure pt-4">
        <h2 className="text-xl">{stays.heading}</h2>
        <ul className="mt-3 list-[square] ps-5 marker:text-success">
          {stays.list.map((item) => (
            <li key={item} className="mb-2">
              {item}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Places({ found, onErased }: { found: Found; onErased: () => void }) {
  const { email, counts, accountId } = found
  const isOwn = useAuth().user?.id === accountId
  const [isAsking, setAsking] = useState(false)
  const places = { ...counts, account: accountId ? 1 : 0 }
  const present = Object.entries(places).filter(([, count]) => count > 0)
  if (present.length === 0) return <p className="text-lg wrap-anywhere">{text.nowhere(email)}</p>

  async function erase() {
    if (accountId) await deleteAccount(accountId)
    await eraseAddress(email)
  }

  return (
    <section aria-labelledby="places" className="grid justify-items-start gap-5">
      <h2 id="places" className="text-xl wrap-anywhere">
        {text.found(email)}
      </h2>
      <Facts
        items={present.map(([place, count]) => [
          names[place as keyof typeof places],
          formatNumber(count),
        ])}
      />
      {isOwn ? (
        <Notice>{text.ownAccount}</Notice>
      ) : (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {text.remove}
        </Button>
      )}
      {isAsking && (
        <ConfirmAction
          label={text.remove}
          question={[
            text.removeConfirm(email),
            counts.teams + counts.memberships > 0 && text.teams,
            accountId && text.account,
          ]
            .filter(Boolean)
            .join('\n\n')}
          work={erase}
          done={text.removed}
          onDone={onErased}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
