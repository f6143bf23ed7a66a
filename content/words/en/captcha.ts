import { paths, type LinkingWords } from '#content/paths.ts'

/** The words around the security check of every form. */
export const captchaText = {
  label: "I'm not a robot",
  checking: 'Checking...',
  done: 'Check completed',
  failed: "The check didn't work. Please tick the box again.",
  turnstile: {
    loading: 'Loading the check...',
    blocked:
      "We couldn't load the security check from challenges.cloudflare.com. A content blocker or your network may be blocking it. Allow that address and try again, or use another network.",
    retry: 'Try again',
    contact: { label: 'Write to us instead', href: paths.contact },
  },
} as const satisfies LinkingWords
