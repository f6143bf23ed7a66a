import { useEffect, useRef, type RefObject } from 'react'
import useSWR from 'swr'
import type { CountryCode } from '#content/facts/countries.ts'
import { dialCodes } from '#content/facts/dial-codes.ts'
import { formatList } from '#content/format/list.ts'
import { paths } from '#content/paths.ts'
import { receipt as words } from '#words/pages/receipt.ts'
import { api } from '../../api.ts'
import type { User } from '../../auth/stored-session.ts'
import { applyDraft } from '../../components/form/restore-draft.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

/** Fills in what the account knows about its owner, and names the teams that the owner is in already. */
export default function SignedIn({
  user,
  form,
}: {
  user: User
  form: RefObject<HTMLFormElement | null>
}) {
  // Only once: what the owner clears stays empty.
  const fill = useRef(() => form.current && applyDraft(form.current, { values: valuesOf(user) }))
  useEffect(() => void fill.current(), [])

  const { data } = useSWR(`register/${user.id}`, async () => {
    const { teams, memberships } = await (await api.teams.mine.$get()).json()
    return [...teams, ...memberships].map(({ teamName }) => teamName)
  })
  if (!data?.length) return null
  return (
    <Notice>
      {words.ownTeams(formatList(data))}{' '}
      <SmartLink className="link" href={paths.account}>
        {words.account}
      </SmartLink>
    </Notice>
  )
}

/** Returns what the form asks of its representative, by field. */
function valuesOf({ email, user_metadata: about }: User): Record<string, string> {
  const text = (name: string) => {
    const value = about[name]
    return typeof value === 'string' ? value : ''
  }
  const [country, dial, phone] = ['country', 'phone_country_code', 'phone_number'].map(text)
  // The form knows the dial code of the team's country.
  const isAtHome = dial === dialCodes[country as CountryCode]
  return {
    country: country!,
    representativeName: `${text('first_name')} ${text('last_name')}`.trim(),
    representativeEmail: email ?? '',
    representativePhone: isAtHome || !phone ? phone! : `${dial} ${phone.replace(/^0/, '')}`,
  }
}
