import type { Transport } from '#content/wire/transports.ts'

/** The fields of a project, as its form and every page that shows a project call them. */
export const projectForm = {
  sections: {
    project: 'The project',
    code: 'Code and demo',
    server: 'The server',
  },
  fields: {
    title: { label: 'Title', hint: "The project's picture is drawn from it." },
    summary: {
      label: 'Summary',
      hint: 'One line: what it does and for whom, for example “Prices of the nearest grain markets, by text message”.',
    },
    description: {
      label: 'Description',
      hint: 'What the problem is, who has it, how your server solves it, and its limits. Markdown works: headings, lists, links, tables and code.',
    },
    repositoryUrl: {
      label: 'Repository',
      hint: 'Public, on GitHub: https://github.com/your-team/your-server',
    },
    licence: {
      label: 'Licence',
      hint: 'The one in your repository, approved by the Open Source Initiative.',
      placeholder: 'Choose a licence',
      usual: 'Common',
      others: 'All others',
    },
    demoUrl: {
      label: 'Demo',
      hint: 'A page where the judges can try it. It must start with https://.',
    },
    videoUrl: {
      label: 'Video',
      hint: 'On YouTube, Vimeo or Loom, in case the demo cannot be reached.',
    },
    transport: { label: 'How a client connects' },
    command: { label: 'Command', hint: 'It starts your server, for example: npx -y your-server' },
    address: { label: 'Address', hint: "Your server's address: https://..." },
    tools: {
      label: 'Tools, resources and prompts',
      hint: 'One per line, with what it does. For example: find_market: the nearest grain markets and their prices',
    },
    languages: {
      label: 'Languages',
      hint: 'The languages people can use it in, for example: English, Kiswahili',
    },
    dataSources: {
      label: 'Data sources',
      hint: 'Where the data comes from and under which licence. If it needs none, say so.',
    },
  },
  transports: {
    stdio: { label: 'stdio', hint: 'The client starts your server as a program.' },
    'streamable-http': { label: 'Streamable HTTP', hint: 'The client calls an address.' },
  } satisfies Record<Transport, { label: string; hint: string }>,
} as const
