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
    <>
      <p className="max-w-3xl">{text.find.text}</p>
      <EmailForm
        id="find-address"
        text={text.find}
        schema={addressSchema}
        send={async ({ email }) => setFound({ email, ...(await findAddress(email)) })}
        columns="min-[52rem]:grid-cols-[minmax(0,24rem)_auto_1fr]"
      />
      <div ref={box} tabIndex={-1} className="outline-none" aria-live="polite">
        {found && <Places key={found.email} found={found} onErased={clear} />}
      </div>
      {!found && (
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
          <Listed heading={text.goes} list={Object.values(text.places)} columns="sm:columns-2" />
          <Listed heading={text.stays.heading} list={text.stays.list} />
        </div>
      )}
    </>
  )
}

function Listed({
  heading,
  list,
  columns = '',
}: {
  heading: string
  list: readonly string[]
  columns?: string
}) {
  return (
    <section className="border-t-2 border-figure pt-4">
      <h2 className="text-xl">{heading}</h2>
      <ul className={`mt-3 list-[square] gap-x-8 ps-5 marker:text-accent ${columns}`}>
        {list.map((item) => (
          <li key={item} className="mb-2">
            {item}
          </li>
        ))}
      </ul>
    </section>
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
    <section aria-labelledby="places" className="grid max-w-3xl justify-items-start gap-5">
      <h2 id="places" className="text-xl wrap-anywhere">
        {text.found(email)}
      </h2>
      <Facts
        items={present.map(([place, count]) => [
          text.places[place as keyof typeof places],
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
