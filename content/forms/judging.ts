import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { hubs } from '../facts/hubs.ts'
import { evaluationCriteria, scoreSteps, type CriterionId } from '../facts/judging.ts'
import { email, line, oneOf, optionalLine, optionalLines } from './fields.ts'
import { judgingLimits } from './judging-limits.ts'

const least = scoreSteps[0]
const most = scoreSteps.at(-1)!
const scoreMessage = words.chooseScore(least, most)

const score = () =>
  z.int(scoreMessage).check(z.minimum(least, scoreMessage), z.maximum(most, scoreMessage))

/** Builds an object with the same schema for each criterion. */
function byCriterion<Schema extends z.core.$ZodType>(makeSchema: () => Schema) {
  const shape = Object.fromEntries(evaluationCriteria.map(({ id }) => [id, makeSchema()]))
  return z.object(shape as Record<CriterionId, Schema>, words.noScores)
}

/** The revision that the scores were read from; null for the first version. */
const revision = z.nullable(z.uuid(words.reload))
const note = optionalLines(words.note, judgingLimits.note)

/** The scores of a project as a judge is thinking about them: any may be missing, as null or not there at all. */
export const scoreDraftSchema = z.object({
  revision,
  scores: byCriterion(() => z.prefault(z.nullable(score()), null)),
  note,
})

/** The scores of a project as a judge submits them: all of them. */
export const scoreSchema = z.object({ revision, scores: byCriterion(score), note })

/** Why a judge must not judge a project. */
export const conflictSchema = z.object({
  reason: line(
    words.reason,
    judgingLimits.reason,
    words.tooShort(words.reason, judgingLimits.reason.least),
  ),
})

const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** What keeps a judge away from projects besides their own teams: an organisation, the domain of its addresses, a hub. */
const tiesShape = {
  organization: optionalLine(words.organization, judgingLimits.organization),
  domain: z.pipe(
    optionalLine(words.domain, judgingLimits.domain),
    z.string().check(
      z.toLowerCase(),
      z.refine((text) => text === '' || domainPattern.test(text), words.domainExample),
    ),
  ),
  hubId: z.prefault(oneOf(['', ...hubs.map(({ id }) => id)], words.hub), ''),
}

export const judgeTiesSchema = z.object(tiesShape)

/** Somebody whom an administrator invites to judge. */
export const judgeSchema = z.object({ email: email(), ...tiesShape })

const amount = (limits: { least: number; most: number }) => {
  const message = words.between(limits.least, limits.most)
  return z.int(message).check(z.minimum(limits.least, message), z.maximum(limits.most, message))
}

/** How projects are shared out among the judges. */
export const assignmentSchema = z.object({
  perProject: amount(judgingLimits.perProject),
  perJudge: amount(judgingLimits.perJudge),
})

/** The same, from the round that was seen: null before the first. */
export const plannedAssignmentSchema = z.object({ revision, ...assignmentSchema.shape })

/** Which results are to be published: those that somebody has seen. */
export const publicationSchema = z.object({
  digest: z
    .string(words.reload)
    .check(z.regex(/^\d+\.\d+\.\d+$/, words.reload), z.maxLength(100, words.reload)),
})

export type Scores = Record<CriterionId, number>
export type ScoreDraft = Omit<z.output<typeof scoreDraftSchema>, 'revision'>
export type FinalScores = Omit<z.output<typeof scoreSchema>, 'revision'>
