import type { ErrorCode } from '#content/wire/error-codes.ts'

/** Separate, because the form shows it too and need not load the other messages. */
export const emailMismatch = 'This is not the email address of your account.'

/** The text for people of each stable error code of the API. */
export const messages = {
  'request.invalid': 'Some fields need another look.',
  'request.malformed': 'The request could not be read.',
  'request.too_large': 'The request is too large.',
  'request.not_found': 'There is nothing at this address.',
  'request.too_many': 'Too many requests. Please wait a minute and try again.',
  'server.unexpected': 'An unexpected error occurred. Please try again.',
  'auth.required': 'Please sign in first.',
  'auth.forbidden': 'Your account may not do this.',
  'auth.second_factor_required': 'Please enter the code from your authenticator app first.',
  'account.email_mismatch': emailMismatch,
  'account.last_admin':
    'You are the last administrator. Give the role to somebody else first, then delete your account.',
  'setup.email_required': 'Please enter an email address',
  'setup.key_wrong':
    'Failed to set up admin user. Please open this page with the link that holds the set-up key.',
  'setup.admin_exists': 'Failed to set up admin user. This site has an administrator already.',
  'setup.account_missing':
    'Failed to set up admin user. No account with this email address has been confirmed.',
  'captcha.failed': 'Please complete the captcha verification.',
  'captcha.unavailable': 'The captcha is not set up on this site. Please contact us.',
  'form.already_received':
    'We already have an earlier version of this form. Send it again if we should have this one too.',
  'teams.closed': 'Registration is not open at the moment.',
  'teams.name_taken': 'Another team already has this name. Please choose another one.',
  'teams.already_registered':
    'This team is already registered. To change it, sign in with the email address of the representative.',
  'teams.not_found': 'This team does not exist, or it is not yours.',
  'teams.changed': 'Somebody else changed this team in the meantime. Please load it again.',
  'roles.no_account': 'There is no confirmed account with this email address.',
  'roles.last_admin':
    'This is the last administrator, so the role stays. Give the role to somebody else first.',
  'roles.not_found': 'This role has already been removed.',
  'admin.not_found': 'This entry no longer exists.',
  'analytics.origin': 'Only the pages of this site are measured.',
  'analytics.unavailable':
    'The measurements could not be taken in just now. They may be sent again.',
  'mcp.origin': 'Pages of other sites may not use this server.',
  'mcp.method': 'This MCP server has no sessions and no streams. Send each message as POST.',
  'mcp.batch': 'This revision of the protocol has no batches. Send one message at a time.',
  'mcp.batch_too_long': 'A batch may hold at most 10 messages. Send the others in another one.',
} as const satisfies Record<ErrorCode, string>
