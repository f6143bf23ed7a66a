import { event } from '#content/facts/event.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const developersPage = {
  meta: {
    title: 'For developers',
    description: `The API of ${event.name}: every address, what it takes, what it answers, and the description in OpenAPI 3.1 for your own programs.`,
  },
  hero: {
    title: 'For developers',
    text: 'Everything that this site can do, your own programs can do too. All forms, accounts, teams and projects are behind one JSON API.',
    jumpLabel: 'On this page',
    description: { label: 'Get the OpenAPI description', href: paths.openapi },
    server: { label: 'See our MCP server', href: paths.mcpServer },
  },
  begin: {
    id: 'begin',
    heading: 'Begin',
    items: [
      {
        title: 'Ask',
        text: 'What is open to everyone needs no key:',
        code: `curl ${event.origin}/api/captcha`,
      },
      {
        title: 'Sign in',
        text: 'Everything else wants the access token of a session. Any client of Supabase Auth gets one from /api/auth/v1:',
        code: `curl ${event.origin}/api/teams/mine \\\n  -H "Authorization: Bearer $TOKEN"`,
      },
      {
        title: 'Send',
        text: 'A body is JSON. Addresses that take an id of your making store it once, however often you send it:',
        code: `curl -X PUT ${event.origin}/api/reminders \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -H "Content-Type: application/json" \\\n  -d '{"isOn": true}'`,
      },
      {
        title: 'Be refused',
        text: 'A refusal names a code that stays the same. After a 429, wait for the seconds of Retry-After.',
        code: '{"error": {"code": "request.invalid",\n  "message": "...", "fields": {"email": "..."}}}',
      },
    ],
  },
  operations: {
    takes: 'Takes',
    required: 'required',
    answers: 'Answers',
  },
} as const satisfies LinkingWords
