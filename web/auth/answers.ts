import type { TypedResponse } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { answerEnrolment, answerChallenge } from '#worker/auth/routes/factors.ts'
import type { sendToGithubToLink } from '#worker/auth/routes/github.ts'
import type { showSettings } from '#worker/auth/routes/public.ts'
import type { answerNewCodes, showRecoveryCodes } from '#worker/auth/routes/recovery-codes.ts'
import type { showSessions } from '#worker/auth/routes/sessions.ts'
import type { answerVerify } from '#worker/auth/routes/verify.ts'

// What the auth service answers in its protocol's own shape, as its handlers have it.

type BodyOf<Answer> = Answer extends TypedResponse<infer Body, StatusCode, 'json'> ? Body : never
type AnswerOf<Handler extends (...given: never[]) => unknown> = BodyOf<Awaited<ReturnType<Handler>>>

export type Enrolment = AnswerOf<typeof answerEnrolment>
export type Challenge = AnswerOf<typeof answerChallenge>
export type RecoveryCodes = AnswerOf<typeof answerNewCodes>
export type RecoveryCount = AnswerOf<typeof showRecoveryCodes>
export type Sessions = AnswerOf<typeof showSessions>
export type Settings = AnswerOf<typeof showSettings>
export type LinkAddress = AnswerOf<typeof sendToGithubToLink>
/** A session; the word that the other mail is still waited for; or, for a foreign link, where to go. */
export type Spent = AnswerOf<typeof answerVerify>
