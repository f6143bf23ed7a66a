import type { FaqCategory } from '../faq-category.ts'

export const mcpAndTechnical: FaqCategory = {
  id: 'mcp-and-technical',
  title: 'MCP & Technical',
  colour: 'clay',
  questions: [
    {
      id: 'what-is-mcp',
      question: 'What is the Model Context Protocol?',
      answer:
        'The Model Context Protocol (MCP) is an open standard that connects AI applications to data and functions outside the model. You write a server that offers tools, resources and prompts. Any application that speaks the protocol can then use your server, whichever model it runs.',
      keywords: ['MCP', 'protocol', 'standard', 'explain', 'introduction', 'AI', 'LLM'],
    },
    {
      id: 'do-we-need-to-know-mcp-already',
      question: 'Do we need to know MCP already?',
      answer:
        'No. The bootcamp in weeks 1 to 4 starts from the beginning. It helps if one of you can write a small web service in any language. If you want a head start, follow the official tutorial for building a server, which is linked on the Resources page.',
      keywords: ['beginner', 'experience', 'skills', 'learn', 'bootcamp', 'training'],
    },
    {
      id: 'which-programming-languages-can-we-use',
      question: 'Which programming languages can we use?',
      answer:
        'Any language. There are official SDKs for TypeScript, Python, Java, Kotlin, C#, Go, PHP, Ruby, Rust and Swift, and the Resources page links them. Messages are JSON, so a language without an SDK also works if you are ready to write more yourself.',
      keywords: ['sdk', 'python', 'typescript', 'javascript', 'java', 'go', 'php', 'rust', 'code'],
    },
    {
      id: 'do-we-have-to-use-a-certain-model',
      question: 'Do we have to use a certain AI model or client?',
      answer:
        'No. The protocol does not depend on one model or one company. You can develop with the MCP Inspector, which needs no model at all, and test with the client you have. A server that works with several clients is a good sign.',
      keywords: ['Claude', 'ChatGPT', 'open model', 'vendor', 'assistant', 'LLM'],
    },
    {
      id: 'how-do-we-test-our-server',
      question: 'How do we test our server?',
      answer:
        'Use the MCP Inspector. It connects to your server, lists its tools, resources and prompts, and shows every message that goes back and forth. Then write automatic tests for each tool, above all for wrong input, missing data and a network that does not answer.',
      keywords: ['debug', 'inspector', 'testing', 'errors', 'tools'],
    },
    {
      id: 'where-can-we-host-our-server',
      question: 'Where can we host our server?',
      answer:
        'Wherever you like. Many servers run on the computer of the user and need no hosting. A remote server can run on any host that answers HTTP requests, and several offer a free plan. What you submit is the GitHub repository, so instructions to run it matter most.',
      keywords: [
        'deploy',
        'cloud',
        'hosting',
        'remote',
        'free tier',
        'cloudflare',
        'stdio',
        'http',
      ],
    },
    {
      id: 'our-connection-is-slow',
      question: 'Our connection is slow or expensive. Can we still take part?',
      answer:
        'Yes. Recordings and offline resources are there for this, hubs offer a connection, and the pages of this site are small. You can build and test most of a server on your own computer without any network. Users in the same situation will thank you for a server that works so.',
      keywords: ['bandwidth', 'data bundle', 'offline', 'internet', 'power cut', 'load shedding'],
    },
    {
      id: 'does-this-site-speak-mcp',
      question: 'Does this site have an MCP server of its own?',
      answer:
        'Yes. It answers at the path /mcp of this site. Connect your assistant or the MCP Inspector to it and ask about tracks, dates, hubs and articles. It needs no account. It is also a small example of a remote server that you can look at while you learn.',
      keywords: ['endpoint', 'connect', 'assistant', 'llms.txt', 'example', 'remote server'],
    },
  ],
}
