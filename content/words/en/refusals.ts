import { formatMinutes } from '#content/format/numbers.ts'
import type { AuthCode } from '#content/wire/auth-refusals.ts'

/** Why the server refuses a new password, by its reason. */
export const weakPassword = {
  length: 'This password is too short.',
  characters: 'This password needs a wider mix of characters.',
  pwned: 'This password has appeared in a data leak. Please choose another one.',
} as const

/** What people read instead of the protocol's message after too many requests, tries or mails. */
export const tooManyTries = (minutes: number) =>
  `Too many attempts. Please try again in ${formatMinutes(minutes)}.`

const tryLater = 'Too many attempts. Please try again later.'
const tryAgain = 'Something went wrong. Please try again.'
const signInAgain = 'Your session has ended. Please sign in again.'
const wrongCode = 'This code is wrong or has expired. Request a new one.'
const notOffered = "This site doesn't offer that way of signing in."
const startAgain = 'That took too long, or was begun in another window. Please start again.'
const secondStepFirst = 'Please enter the code from your authenticator app first.'

/**
 * What people read instead of the protocol's message, by code. The toast of a failed sign-in or sign-up shows the service's
 * own.
 */
export const plainRefusals = {
  bad_json: tryAgain,
  bad_jwt: signInAgain,
  bad_code_verifier: startAgain,
  bad_oauth_callback: "GitHub didn't send you back properly. Please try again.",
  bad_oauth_state: startAgain,
  captcha_failed: 'Please complete the captcha verification.',
  conflict: 'Something else changed your account at the same moment. Please try again.',
  current_password_invalid: 'Your current password is incorrect.',
  current_password_required: 'Please enter your current password.',
  email_exists: 'Another account already has this email address.',
  email_not_confirmed: 'This email address has not been verified yet.',
  email_reauthentication_needed:
    "Please confirm it's you with a code by email before you set up two-step verification.",
  feature_disabled: "This site doesn't offer that.",
  flow_state_expired: startAgain,
  flow_state_not_found: startAgain,
  identity_already_exists: 'This GitHub account is already connected to another account.',
  identity_not_found: 'This GitHub account is no longer connected.',
  insufficient_aal: secondStepFirst,
  invalid_credentials: 'The email address or the password is wrong.',
  anonymous_provider_disabled: notOffered,
  manual_linking_disabled: "Connecting another sign-in isn't possible on this site.",
  mfa_challenge_expired: 'That took too long. Please enter a new code.',
  mfa_factor_name_conflict: 'You already have an authenticator app with this name.',
  mfa_factor_not_found: 'This authenticator app is no longer connected. Please reload the page.',
  mfa_phone_enroll_not_enabled: "Two-step verification by phone isn't possible on this site.",
  mfa_recovery_codes_locked: 'Too many wrong recovery codes. Please use your app, or wait an hour.',
  mfa_recovery_codes_sole_factor: 'Please set up an authenticator app first.',
  mfa_verified_factor_exists: 'You already have recovery codes. Make new ones in their place.',
  mfa_verification_failed:
    "That code isn't right. Enter the newest code from your app, or an unused recovery code.",
  mfa_webauthn_enroll_not_enabled: "Security keys aren't possible on this site.",
  no_authorization: signInAgain,
  not_admin: "You don't have permission to do this.",
  otp_expired: wrongCode,
  // These come with the time that is left.
  over_email_send_rate_limit: tryLater,
  over_request_rate_limit: tryLater,
  passkey_disabled: notOffered,
  phone_provider_disabled: notOffered,
  provider_email_needs_verification:
    'Your GitHub account has no verified email address. Verify one there, then try again.',
  provider_disabled: notOffered,
  provider_failed: "GitHub didn't answer as expected. Please try again.",
  reauthentication_needed: "Please confirm it's you with your password or a code by email.",
  reauthentication_not_valid: wrongCode,
  refresh_token_already_used: signInAgain,
  refresh_token_not_found: signInAgain,
  request_entity_too_large: 'That is too much text.',
  request_timeout: 'That took too long. Please try again in a moment.',
  same_password: 'This is already your password. Please choose a different one.',
  saml_provider_disabled: notOffered,
  session_expired: signInAgain,
  session_not_found: signInAgain,
  single_identity_not_deletable: "This is your only way to sign in, so you can't remove it.",
  too_many_enrolled_mfa_factors:
    'You have reached the limit of authenticator apps. Remove one first.',
  unexpected_failure: tryAgain,
  unsupported_path: tryAgain,
  user_banned: 'This account has been blocked. Please contact us.',
  user_not_found: 'This account no longer exists.',
  validation_failed: 'Please check what you have entered.',
  weak_password: 'This password is too easy to guess. Please choose another one.',
  web3_provider_disabled: notOffered,
} as const satisfies Record<AuthCode, string>
