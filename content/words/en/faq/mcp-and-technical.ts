import type { FaqWords } from './question.ts'

export const mcpAndTechnical: FaqWords<'mcp-and-technical'> = {
  mcp: {
    question: 'What is the Model Context Protocol?',
    answer:
      'The Model Context Protocol (MCP) is an open standard that connects AI applications to data and functions outside the model. You write a server that offers tools, resources and prompts. Any application that speaks the protocol can use it, whichever model it runs.',
    keywords: ['MCP', 'protocol', 'standard', 'explain', 'introduction', 'AI', 'LLM'],
  },
  beginners: {
    question: 'Do we need to know MCP already?',
    answer:
      'No. The bootcamp in weeks 1 to 4 starts from the beginning. It helps if one of you can write a small web service. For a head start, follow the official tutorial on the Resources page.',
    keywords: ['beginner', 'experience', 'skills', 'learn', 'bootcamp', 'training'],
  },
  sdk: {
    question: 'Which programming languages can we use?',
    answer:
      'Any. The Resources page links the official SDKs for TypeScript, Python, Java, Kotlin, C#, Go, PHP, Ruby, Rust and Swift. Messages are JSON, so a language without an SDK works too if you write more yourself.',
    keywords: ['sdk', 'python', 'typescript', 'javascript', 'java', 'go', 'php', 'rust', 'code'],
  },
  model: {
    question: 'Do we have to use a certain AI model or client?',
    answer:
      'No. The protocol does not depend on one model or company. Develop with the MCP Inspector, which needs no model, and test with the client you have. A server that works with several clients is a good sign.',
    keywords: ['Claude', 'ChatGPT', 'open model', 'vendor', 'assistant', 'LLM'],
  },
  test: {
    question: 'How do we test our server?',
    answer:
      'The MCP Inspector connects to your server, lists its tools, resources and prompts, and shows every message. Then write automatic tests for each tool, above all for wrong input, missing data and a network that does not answer.',
    keywords: ['debug', 'inspector', 'testing', 'errors', 'tools'],
  },
  hosting: {
    question: 'Where can we host our server?',
    answer:
      'Many servers run on the computer of the user and need no hosting. A remote one can run on any host that answers HTTP requests, and several offer a free plan. You submit the repository, so instructions to run it matter most.',
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
      'Yes. There are recordings and offline resources, hubs offer a connection, and the pages of this site are small. You can build and test most of a server without any network, on your own computer.',
    keywords: ['bandwidth', 'data bundle', 'offline', 'internet', 'power cut', 'load shedding'],
  },
  'mcp-server': {
    question: 'Does this site have its own MCP server?',
    answer:
      'Yes, at the path /mcp, with no account. Connect your assistant or the MCP Inspector and ask about tracks, dates, hubs and articles. It is also a small example of a remote server to learn from.',
    keywords: ['endpoint', 'connect', 'assistant', 'llms.txt', 'example', 'remote server'],
  },
}
