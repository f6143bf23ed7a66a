import { paths } from '#content/paths.ts'

/** The words around the security check of every form. */
export const captchaText = {
  label: 'I am human',
  checking: 'Checking...',
  done: 'Check completed',
  failed: 'The check did not work. Please tick the box again.',
  turnstile: {
    loading: 'Loading the check...',
    blocked:
      'The check comes from challenges.cloudflare.com and could not be loaded. A content blocker or the network you are in may stop it. Allow that address, then try again, or use another network.',
    retry: 'Try again',
    contact: { label: 'Write to us instead', href: paths.contact },
  },
} as const
