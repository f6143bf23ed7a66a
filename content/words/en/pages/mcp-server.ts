import { event } from '#content/facts/event.ts'
import type { ProtocolRevision } from '#content/facts/mcp.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const mcpServerPage = {
  meta: {
    title: 'Our MCP server',
    description: `Connect an assistant to the MCP server of ${event.name}: tracks, dates, hubs, questions and articles. No account, no key, read-only.`,
  },
  hero: {
    title: 'Our MCP server',
    text: `This site is an MCP server too. Connect your assistant and ask it about tracks, dates, hubs, rules and articles, or take the server apart to see how a small remote one works.`,
    address: 'Address',
    jumpLabel: 'On this page',
  },
  facts: {
    heading: 'In short',
    items: [
      {
        title: 'No account, no key',
        text: 'Anyone can connect. There is no sign-in, and the server keeps no sessions.',
      },
      {
        title: 'Read-only',
        text: 'Every tool reads what these pages say. None of them registers a team, sends a message or sees personal data.',
      },
      {
        title: 'One request, one answer',
        text: 'Streamable HTTP: each message is a POST, each answer is JSON. There is no stream to keep open.',
      },
    ],
  },
  /** A picture of one call. */
  exchange: {
    /** Their rosettes are drawn from these names. */
    client: 'Your assistant',
    server: 'Our MCP server',
    more: (count: number) => `and ${count} more`,
    question: 'You ask: “Where in West Africa can we take part?”',
  },
  connect: {
    id: 'connect',
    heading: 'Connect a client',
    text: "Based on each client's documentation in November 2026. Menus move, so every entry links to it.",
    file: 'Add to',
    docs: (name: string) => `${name} documentation`,
    copy: 'Copy',
    /** After "Copy", for screen readers. */
    copyWhat: (name: string) => ` the configuration for ${name}`,
    copied: 'Copied',
  },
  terminal: {
    name: 'A terminal',
    text: 'Any language with an HTTP client will do: a call is a single request.',
  },
  call: {
    id: 'try',
    heading: 'Call a tool',
    text: 'This form sends the same request as a client would, to the same address, and shows what comes back.',
    tool: 'Tool',
    any: 'Any',
    submit: 'Call the tool',
    busy: 'Calling...',
    answered: (tool: string) => `${tool} has answered.`,
    refused: (tool: string) => `${tool} could not answer:`,
    failed: 'The call failed:',
    answer: 'Answer',
    /** Above an answer shown before anything is called, of which only the beginning is shown. */
    sample: (total: number) => `A sample answer: the first of ${total} places`,
    exchange: 'The whole exchange',
    request: 'Request',
    response: 'Response',
    tooMany: 'Too many calls from your network. Please wait a minute, then try again.',
    unreadable: 'The server sent something that is not JSON. Please try again later.',
    withoutScript: 'The form needs JavaScript. From a terminal, the same call is:',
  },
  tools: {
    id: 'tools',
    heading: 'Tools',
    text: 'Exactly as the server lists them. All of them are read-only.',
    parameters: 'Parameters',
    noParameters: 'No parameters.',
    required: 'required',
    schemas: 'Input and output schema',
    input: 'Input',
    output: 'Output',
  },
  more: {
    id: 'documents',
    heading: 'Documents and prompts',
    documents: 'Documents',
    prompts: 'Prompts',
    text: 'Clients that support them can also read these documents and offer you these prompts.',
  },
  revisions: {
    id: 'revisions',
    heading: 'Revisions of the protocol',
    text: 'The server answers each client in the revision it speaks.',
    changes: (revision: string) => `What changed in ${revision}`,
    items: {
      '2026-07-28':
        'The current one. Each request stands alone: it carries its version and capabilities in _meta, and every result says what kind it is. The handshake, sessions and the GET stream are gone.',
      '2025-11-25':
        'The last one with a handshake. It added icons, guidance on tool names and, as an experiment, tasks.',
      '2025-06-18': 'Added structured results and questions to the user, and removed batches.',
      '2025-03-26':
        'Added Streamable HTTP, authorisation based on OAuth 2.1 and tool annotations. Only in this revision does the server answer batches, of up to ten messages.',
    } satisfies Record<ProtocolRevision, string>,
  },
  build: {
    heading: 'Now build one of your own',
    text: 'This one is fewer than a thousand lines. Pick a track, and put your own data behind the tools.',
    tracks: { label: 'See the tracks', href: paths.tracks },
    resources: { label: 'Find the tools', href: paths.resources },
    api: { label: 'See our API', href: paths.developers },
  },
} as const satisfies LinkingWords
