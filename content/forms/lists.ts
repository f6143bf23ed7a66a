import * as z from 'zod/mini'
import * as words from '#words/matching-messages.ts'
import { line, oneOf } from './fields.ts'

/** How many skills a person or a team names, and how long each may be. */
const skillLimits = { most: 8, length: 30 }

/** Splits what was typed into a list of skills, each once. */
export function splitSkills(text: string): string[] {
  const skills = text.split(/[,;،、]/).map((skill) => skill.replace(/\s+/g, ' ').trim())
  const seen = new Set<string>()
  return skills.filter((skill) => {
    const key = skill.toLowerCase()
    if (key === '' || seen.has(key)) return false
    return seen.add(key)
  })
}

/** Builds the schema of a line of skills with commas between them; `first` is checked before the skills themselves. */
export const skillLine = (...first: ReturnType<typeof z.refine<string>>[]) =>
  line(words.skills, { most: skillLimits.most * (skillLimits.length + 2) }).check(
    ...first,
    z.refine((text) => splitSkills(text).length > 0, words.noSkills),
    z.refine(
      (text) => splitSkills(text).length <= skillLimits.most,
      words.tooManySkills(skillLimits.most),
    ),
    z.refine(
      (text) => splitSkills(text).every((one) => one.length <= skillLimits.length),
      words.longSkill(skillLimits.length),
    ),
  )

/** Builds the schema of some values of a closed list, each once. */
export function someOf<const Id extends string>(
  ids: readonly Id[],
  message: string,
  most = ids.length,
) {
  return z.array(oneOf(ids, message), message).check(
    z.minLength(1, message),
    z.maxLength(most, words.atMost(most)),
    z.refine((chosen) => new Set(chosen).size === chosen.length, message),
  )
}
