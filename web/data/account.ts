import type { InferRequestType, InferResponseType } from 'hono/client'
import useSWR from 'swr'
import type { TeamChangesForm } from '#content/forms/team.ts'
import { api } from '../api.ts'
import { countRecoveryCodes } from '../auth/factors.ts'
import { withProof } from '../auth/proof.ts'
import { endSession, listSessions } from '../auth/user.ts'

const { account, teams } = api

type OwnTeams = InferResponseType<typeof teams.mine.$get>
export type OwnTeam = OwnTeams['teams'][number]
export type Membership = OwnTeams['memberships'][number]

/**
 * Reads the teams that the person who is signed in manages, and those that only list them. `change` is refused if somebody
 * else changed the team first.
 */
export function useOwnTeams() {
  const { mutate, ...answer } = useSWR('account/teams', async () =>
    (await teams.mine.$get()).json(),
  )
  return {
    ...answer,
    reload: () => mutate(),
    change: async (id: string, json: TeamChangesForm) => {
      await teams.mine[':id'].$patch({ param: { id }, json })
      await mutate()
    },
    /** Does something to a team, then reads all teams again: also after a failure, which may only have lost the answer. */
    act: async (work: () => Promise<unknown>) => {
      try {
        await work()
      } finally {
        await mutate()
      }
    },
  }
}

/** Reads the devices on which the account is signed in. */
export function useSessions() {
  const { mutate, ...answer } = useSWR('account/sessions', listSessions)
  return {
    ...answer,
    reload: () => mutate(),
    end: async (id: string) => {
      try {
        await endSession(id)
      } finally {
        await mutate()
      }
    },
  }
}

/** Counts the unused recovery codes; asks only while two-step verification is on. */
export function useRecoveryCount(isOn: boolean) {
  const { data, mutate } = useSWR(isOn ? 'account/recovery-codes' : null, countRecoveryCodes)
  return { remaining: data, reload: () => mutate() }
}

/** Fetches a file with everything stored about the account. */
export const exportOwnData = async () => (await account.export.$get()).blob()

export const deleteOwnAccount = (json: InferRequestType<typeof account.$delete>['json']) =>
  withProof(() => account.$delete({ json }))
