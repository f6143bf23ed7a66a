import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { findRegistrationState } from '#content/facts/registration.ts'
import type { teamSchema } from '#content/forms/team.ts'
import { paths } from '#content/paths.ts'
import { mails } from '#words/mails.ts'
import { isUniqueViolation } from '../db/constraints.ts'
import { teams } from '../db/schema/teams.ts'
import { storeOnce } from '../forms/store-once.ts'
import type { AppEnv, SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { nameTakenFailure } from './name-taken.ts'
import { insertTeam } from './queries.ts'
import { describeForMail } from './rules.ts'

/**
 * Stores a registration while registration is open and returns its receipt; `owner` is the visitor, if signed in. `voucher`
 * holds the statements that admit it in place of a captcha if a form service vouches for it.
 */
export async function registerTeam(
  c: Context<AppEnv>,
  form: z.output<typeof teamSchema>,
  owner: SignedIn | null,
  voucher?: readonly BatchItem<'sqlite'>[],
) {
  const { captcha: _captcha, id, ...details } = form
  const receipt = await storeOnce(c, form, {
    table: teams,
    action: 'team',
    ...(voucher && { voucher }),
    rejectNew: refuseWhenClosed,
    statements: (stamp) => insertTeam({ db: c.var.db, env: c.env }, id, details, owner, stamp),
    mail: {
      recipient: details.representativeEmail,
      copy: mails.teamRegistered(describeForMail(details)),
      url: `${c.env.SITE_URL}${paths.account}`,
      teamId: id,
    },
    conflictCode: 'teams.already_registered',
    uniqueFailure: (error) => {
      if (isUniqueViolation(error, 'received_deliveries'))
        return new Failure('webhooks.repeated', 409)
      return isUniqueViolation(error, 'team_members')
        ? new Failure('teams.one_team', 409)
        : nameTakenFailure()
    },
  })
  return { ...receipt, teamName: details.teamName }
}

function refuseWhenClosed() {
  if (findRegistrationState() !== 'open') throw new Failure('teams.closed', 403)
}
