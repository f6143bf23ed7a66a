import type { TypedResponse } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { answerEnrolment, answerChallenge } from '#worker/auth/routes/factors.ts'
import type { sendToGithubToLink } from '#worker/auth/routes/github.ts'
import type { showSettings } from '#worker/auth/routes/public.ts'
import type { answerNewCodes, showRecoveryCodes } from '#worker/auth/routes/recovery-codes.ts'
import type { showSessions } from '#worker/auth/routes/sessions.ts'
import type { answerVerify } from '#worker/auth/routes/verify.ts'

// The bodies that the auth service answers with, derived from its handlers.

type BodyOf<Answer> = Answer extends TypedResponse<infer Body, StatusCode, 'json'> ? Body : never
type AnswerOf<Handler extends (...given: never[]) => unknown> = BodyOf<Awaited<ReturnType<Handler>>>

export type Enrolment = AnswerOf<typeof answerEnrolment>
export type Challenge = AnswerOf<typeof answerChallenge>
export type RecoveryCodes = AnswerOf<typeof answerNewCodes>
export type RecoveryCount = AnswerOf<typeof showRecoveryCodes>
export type Sessions = AnswerOf<typeof showSessions>
export type Settings = AnswerOf<typeof showSettings>
export type AuthorizeAnswer = AnswerOf<typeof sendToGithubToLink>
/** A session; or a message that the other mail must be confirmed too; or, for another program's link, where to go. */
export type VerifyAnswer = AnswerOf<typeof answerVerify>
