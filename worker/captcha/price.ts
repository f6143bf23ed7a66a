import type { ChallengeAction } from '#content/wire/captcha-actions.ts'
import type { Database } from '../db/client.ts'
import { readCounts } from '../limits/attempts.ts'
import { captchaPrice, HOUR } from '../limits/figures.ts'
import { allMails, signInsTo } from '../limits/keys.ts'

/** The purpose of a challenge; `account` is the address that somebody is signing in to. */
export type Occasion = { action: ChallengeAction; account?: string | undefined }

/** Tells whether an occasion leaves open which request, or which account, the challenge will be used for. */
const isOpen = ({ action, account }: Occasion) =>
  action === 'auth' || (action === 'signin' && !account)

/**
 * Chooses the iterations of one attempt at a challenge: more while many mails go out or while somebody guesses at the
 * account, and the most for a challenge that leaves open what it is for.
 */
export async function choosePrice(
  db: Database,
  env: Env,
  occasion: Occasion,
  now: Date,
): Promise<number> {
  const { iterations, steepest, calmMails, calmTries } = captchaPrice
  const base = Number(env.ALTCHA_COST) || iterations
  const top = Math.min(base * steepest, Math.max(base, iterations * steepest))
  if (isOpen(occasion)) return top
  const { action, account } = occasion
  const tries = action === 'signin' ? signInsTo(env, account!) : undefined
  const counts = await readCounts(db, [allMails, tries].filter(isDefined), HOUR, now)
  const ofMails = (counts.get(allMails) ?? 0) / calmMails
  const ofTries = (tries === undefined ? 0 : (counts.get(tries) ?? 0)) / calmTries
  return Math.round(Math.min(Math.max(base, base * Math.max(ofMails, ofTries)), top))
}

const isDefined = (key: string | undefined) => key !== undefined
