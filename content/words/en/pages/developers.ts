import { event } from '#content/facts/event.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const developersPage = {
  meta: {
    title: 'For developers',
    description: `The API of ${event.name}: every endpoint, what it takes and what it answers, and an OpenAPI 3.1 description for your own programs.`,
  },
  hero: {
    title: 'For developers',
    text: 'Anything this site can do, your own programs can do too. One JSON API serves all forms, accounts, teams and projects.',
    description: { label: 'Get the OpenAPI description', href: paths.openapi },
    server: { label: 'See our MCP server', href: paths.mcpServer },
  },
  begin: {
    heading: 'Get started',
    /** After "Copy", for screen readers. */
    copyWhat: (title: string) => ` "${title}"`,
    items: [
      {
        title: 'Read',
        text: 'What is public needs no key, such as the deadlines for a calendar:',
        code: `API=${event.origin}/api\ncurl $API/calendar/deadline.ics`,
      },
      {
        title: 'Sign in',
        text: 'Everything else needs the access token of a session. Any Supabase Auth client can get one from /api/auth/v1:',
        code: 'AUTH="Authorization: Bearer $TOKEN"\ncurl -H "$AUTH" $API/teams/mine',
      },
      {
        title: 'Send',
        text: 'Request bodies are JSON. Where a request has an id that you choose, it is stored once, however often you send it:',
        code: `curl -X PUT $API/reminders \\\n  -H "$AUTH" \\\n  --json '{"isOn": true}'`,
      },
      {
        title: 'Handle errors',
        text: 'Every error has a code that never changes. After a 429, wait as many seconds as Retry-After says.',
        code: '{"error": {\n  "code": "request.invalid",\n  "message": "...",\n  "fields": {"email": "..."}\n}}',
      },
    ],
  },
  operations: {
    heading: 'All calls',
    text: 'Open a call to see what it takes and what it returns. Parameters are strings unless another type is given.',
    everyone: 'For everyone',
    staff: 'For staff',
    count: (total: number) => (total === 1 ? '1 call' : `${total} calls`),
    alsoAsWorkbook: (path: string) => `${path} or .xlsx`,
    required: 'Required:',
    optional: 'Optional:',
    answers: 'Answers',
  },
  closing: {
    heading: 'Is a call missing?',
    text: 'Tell us what you want to build and what you need.',
    action: { label: 'Write to us', href: paths.message('The API') },
  },
} as const satisfies LinkingWords
