import useSWR from 'swr'
import type { MailChoices } from '#content/forms/mail-choices.ts'
import { api } from '../api.ts'

const choices = api['mail-choices']

/** Reads which mails an address wants: that of a link, or that of who is signed in; nobody's if `isKnown` is false. */
export const useMailChoices = (token: string | null, isKnown: boolean) =>
  useSWR(
    isKnown ? ['mail-choices', token] : null,
    async () => (await choices.read.$post({ json: { token } })).json(),
    { revalidateOnFocus: false },
  )

export const saveMailChoices = (token: string | null, chosen: MailChoices) =>
  choices.$put({ json: { token, ...chosen } })
