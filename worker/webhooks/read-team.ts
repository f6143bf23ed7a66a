import type * as z from 'zod/mini'
import { countryNames } from '#content/catalogue/country-names.ts'
import { hubs } from '#content/catalogue/hubs.ts'
import {
  outsideFields,
  outsideMembers,
  type MemberField,
  type OutsideField,
} from '#content/forms/outside-form.ts'
import { receivedTeam } from '#content/forms/received-team.ts'
import { teamForm } from '#words/team-form.ts'
import { trackNames } from '#words/track-names.ts'
import type { Answer } from './delivery.ts'

type Team = z.output<typeof receivedTeam>
export type Issue = { path: readonly PropertyKey[]; message: string }
export type ReadTeam = { team: Team; issues?: never } | { team?: never; issues: readonly Issue[] }

/** Letters and digits alone: "Team name", "team_name" and "teamName" are one. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The choices of a field: each may be answered by its id or by its name. */
const choices: Partial<Record<OutsideField, readonly (readonly [id: string, name: string])[]>> = {
  country: Object.entries(countryNames),
  participationMode: Object.entries(teamForm.modes).map(([id, { label }]) => [id, label]),
  hubId: hubs.map(({ id, city }) => [id, city]),
  trackId: Object.entries(trackNames),
}

function choose(field: OutsideField, value: string): string {
  const folded = fold(value)
  const found = choices[field]?.find(([id, name]) => [fold(id), fold(name)].includes(folded))
  return found?.[0] ?? value
}

/**
 * Reads a registration from the answers of a form; `id` is its key. Answers are found by the names of the fields or by their
 * questions (content/forms/outside-form.ts); all others are ignored. Returns the registration, or what is wrong with it.
 */
export function readTeam(id: string, answers: readonly Answer[]): ReadTeam {
  const byName = new Map<string, string>()
  for (const { names, value } of answers)
    for (const name of names) if (value.trim() !== '') byName.set(fold(name), value.trim())
  const answerTo = (name: string, label: string) =>
    byName.get(fold(name)) ?? byName.get(fold(label)) ?? ''
  const fields = Object.entries(outsideFields).map(([name, label]) => [
    name,
    choose(name as OutsideField, answerTo(name, label)),
  ])
  const members = outsideMembers
    .map((member) =>
      member.map(({ field, name, label }) => [field, answerTo(name, label)] as const),
    )
    .filter((member) => member.some(([, value]) => value !== ''))
    .map((member) => Object.fromEntries(member) as Record<MemberField, string>)
  // The signature of the service vouches for the form.
  const read = receivedTeam.safeParse({
    ...Object.fromEntries(fields),
    id,
    members,
    captcha: 'signed',
  })
  return read.success ? { team: read.data } : { issues: read.error.issues }
}
