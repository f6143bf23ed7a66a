import { firstBootcamp } from '#content/facts/schedule.ts'
import { formatDays } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'
import type { FaqWords } from './question.ts'

export const mcpAndTechnical: FaqWords<'mcp-and-technical'> = {
  mcp: {
    question: 'What is the Model Context Protocol?',
    answer:
      'The Model Context Protocol (MCP) is an open standard that connects AI applications to data and functions outside the model. You write a server that offers tools, resources and prompts. Any application that speaks the protocol can use it.',
    keywords: ['MCP', 'protocol', 'standard', 'explain', 'introduction', 'AI', 'LLM'],
  },
  beginners: {
    question: 'Do we need to know MCP already?',
    answer: `No. The first bootcamp, on ${formatDays(firstBootcamp)}, starts from the beginning. It helps if one of you can already write a small web service. For a head start, follow the official tutorial linked on the Resources page.`,
    keywords: ['beginner', 'experience', 'skills', 'learn', 'bootcamp', 'training'],
  },
  sdk: {
    question: 'Which programming languages can we use?',
    answer:
      'Any you like. The Resources page links to the official SDKs for TypeScript, Python, Java, Kotlin, C#, Go, PHP, Ruby, Rust and Swift. Messages are plain JSON, so a language without an SDK works too; you just write more yourself.',
    keywords: ['sdk', 'python', 'typescript', 'javascript', 'java', 'go', 'php', 'rust', 'code'],
  },
  model: {
    question: 'Do we have to use a particular AI model or client?',
    answer:
      'No. The protocol is not tied to any model or company. Develop with the MCP Inspector, which needs no model, then test with whatever client you have. A server that works with several clients is a good sign.',
    keywords: ['Claude', 'ChatGPT', 'open model', 'vendor', 'assistant', 'LLM'],
  },
  test: {
    question: 'How do we test our server?',
    answer:
      'Start with the MCP Inspector: it connects to your server, lists its tools, resources and prompts, and shows every message. Then write automated tests for each tool, above all for invalid input, missing data and timeouts.',
    keywords: ['debug', 'inspector', 'testing', 'errors', 'tools'],
  },
  hosting: {
    question: 'Where can we host our server?',
    answer:
      'Many servers run on your own computer and need no hosting. A remote one can run anywhere that answers HTTP requests, and several hosts have a free plan. You submit the repository, so clear instructions matter most.',
    keywords: [
      'deploy',
      'cloud',
      'hosting',
      'remote',
      'free tier',
      'cloudflare',
      'stdio',
      'http',
      'github',
    ],
  },
  connection: {
    question: 'Our connection is slow or expensive. Can we take part?',
    answer:
      'Yes. Sessions are recorded, some resources work offline, hubs have a connection you can use, and the pages of this site are small. You can build and test most of a server on your own computer with no network at all.',
    keywords: ['bandwidth', 'data bundle', 'offline', 'internet', 'power cut', 'load shedding'],
  },
  'mcp-server': {
    question: 'Does this site have its own MCP server?',
    answer:
      'Yes, at the path /mcp, with no account. Connect your assistant or the MCP Inspector and ask about tracks, dates, hubs or articles. It is also a small remote server to learn from.',
    link: { label: 'How to connect', href: paths.mcpServer },
    keywords: ['endpoint', 'connect', 'assistant', 'llms.txt', 'example', 'remote server'],
  },
}
