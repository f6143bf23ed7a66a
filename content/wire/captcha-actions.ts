/** The forms that are stored once, each with its captcha. */
const formIds = ['contact', 'hub', 'partner', 'team'] as const
export type FormId = (typeof formIds)[number]

const authActions = ['signin', 'signup', 'recover', 'resend', 'otp'] as const

/** What a captcha is solved for: one of the forms, or a request to the auth service. */
export type CaptchaAction = FormId | (typeof authActions)[number]

/**
 * What a challenge can be made for. `auth` is any request to the auth service, whose published clients know no actions: they
 * take a solved captcha and send it.
 */
export const challengeActions = [...formIds, ...authActions, 'auth'] as const
export type ChallengeAction = (typeof challengeActions)[number]

/** Tells whether a challenge that was made for one thing may be used for another. */
export function servesAction(made: ChallengeAction, action: CaptchaAction): boolean {
  return made === action || (made === 'auth' && authActions.some((name) => name === action))
}
