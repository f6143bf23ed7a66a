import type { ResourceCategoryId, ResourceId, ResourceTypeId } from '#content/facts/resources.ts'

type Titled = { title: string; description: string }

export const resourceTypeNames: Readonly<Record<ResourceTypeId, string>> = {
  'official-docs': 'Official Docs',
  guide: 'Guide',
  'api-docs': 'API Docs',
  template: 'Template',
  examples: 'Examples',
  repository: 'Repository',
  course: 'Course',
  'video-tutorial': 'Video Tutorial',
  community: 'Community',
  forum: 'Forum',
  mentorship: 'Mentorship',
}

export const resourceCategoryWords: Readonly<Record<ResourceCategoryId, Titled>> = {
  'mcp-documentation': {
    title: 'MCP Documentation',
    description: 'The protocol, from the people who write it.',
  },
  'templates-and-starters': {
    title: 'Templates & Starters',
    description: 'Code to start from: official SDKs, examples and servers to take apart.',
  },
  'learning-resources': {
    title: 'Learning Resources',
    description: 'Tutorials and courses, from your first server to a secure one.',
  },
  'community-and-support': {
    title: 'Community & Support',
    description: 'People to ask, and places where African developers already meet.',
  },
}

export const resourceWords: Readonly<Record<ResourceId, Titled>> = {
  'mcp-introduction': {
    title: 'What is MCP?',
    description: 'The official introduction: what the protocol is for and what you can do with it.',
  },
  'mcp-architecture': {
    title: 'Architecture overview',
    description:
      'Hosts, clients and servers, the two layers of the protocol, and an exchange shown message by message.',
  },
  'mcp-server-concepts': {
    title: 'Server concepts',
    description:
      'Tools, resources and prompts: what each one is for and who decides when it is used.',
  },
  'mcp-specification': {
    title: 'The specification',
    description:
      'The current version of the protocol in full. Check here when two explanations disagree.',
  },
  'mcp-changes': {
    title: 'What changed in 2026-07-28',
    description:
      'The list of changes in the current revision, which made every request stand alone. Much that was written before July 2026 still shows the handshake and sessions.',
  },
  'mcp-deprecated': {
    title: 'Deprecated features',
    description:
      'What a new server should leave out, such as sampling, roots and logging, what to use instead, and the earliest date of its removal.',
  },
  'mcp-schema': {
    title: 'Schema reference',
    description: 'Every message and type of the protocol with its fields.',
  },
  'mcp-security': {
    title: 'Security best practices',
    description:
      'Known attacks on MCP servers and clients, and how to prevent each. Read it before you handle personal data.',
  },
  'mcp-authorization': {
    title: 'Understanding authorization in MCP',
    description: 'When a server needs sign-in, and how to add it with OAuth 2.1.',
  },
  'mcp-registry': {
    title: 'The MCP Registry',
    description:
      'The public list of servers: how it works, and how to publish yours so that others can find it.',
  },
  'cloudflare-mcp': {
    title: 'MCP on Cloudflare',
    description: 'How to run a remote server on Workers, with transports, authorisation and tests.',
  },
  'africas-talking-docs': {
    title: "Africa's Talking developer documentation",
    description:
      'SMS, USSD, voice and airtime in many African countries, with a simulator. Useful for servers that reach phones without data.',
  },
  'quickstart-resources': {
    title: 'Quickstart projects',
    description:
      'The finished code of the official tutorials: small servers and clients in several languages.',
  },
  'cloudflare-remote-template': {
    title: 'Remote server without sign-in',
    description: 'A template for a public remote server on Cloudflare Workers. Good for open data.',
  },
  'own-mcp-server': {
    title: 'Our own MCP server',
    description:
      'How to connect your assistant to this site, every tool with its schemas, and a form that calls one. Speaks four revisions of the protocol.',
  },
  'reference-servers': {
    title: 'Reference servers',
    description:
      'Servers maintained by the MCP project to demonstrate each feature, including files, Git, memory and time.',
  },
  'example-remote-server': {
    title: 'Example remote server',
    description:
      'A complete remote server with authorisation, to read alongside the specification.',
  },
  'sdk-typescript': {
    title: 'TypeScript SDK',
    description:
      'The official library for Node.js and other JavaScript runtimes. Version 2 speaks the current revision; examples for version 1 have other imports.',
  },
  'sdk-python': {
    title: 'Python SDK',
    description: 'The official Python library. A server with one tool fits on a page.',
  },
  'sdk-java': {
    title: 'Java SDK',
    description: 'The official Java library, which also works with Spring.',
  },
  'sdk-kotlin': {
    title: 'Kotlin SDK',
    description: 'The official Kotlin library, for the JVM and other platforms.',
  },
  'sdk-csharp': {
    title: 'C# SDK',
    description: 'The official library for .NET.',
  },
  'sdk-go': {
    title: 'Go SDK',
    description:
      'The official Go library. Your server compiles to one file that runs without installation.',
  },
  'sdk-php': {
    title: 'PHP SDK',
    description: 'The official PHP library, for teams whose data already sits behind a PHP site.',
  },
  'sdk-ruby': {
    title: 'Ruby SDK',
    description: 'The official Ruby library.',
  },
  'sdk-rust': {
    title: 'Rust SDK',
    description: 'The official Rust library, for small and fast servers.',
  },
  'sdk-swift': {
    title: 'Swift SDK',
    description: 'The official Swift library, for Apple platforms.',
  },
  'mcp-inspector': {
    title: 'MCP Inspector',
    description:
      'Connects to your server, lists what it offers and shows every message. Needs no AI model.',
  },
  'mcp-apps': {
    title: 'MCP Apps',
    description: 'An extension for servers that show an interface inside the chat, with examples.',
  },
  'github-mcp-server': {
    title: 'GitHub MCP server',
    description:
      'A large server in daily use, written in Go. See how its tools are named, grouped and limited.',
  },
  'build-a-server': {
    title: 'Build an MCP server',
    description: 'The official tutorial: a weather server in a language of your choice.',
  },
  'build-a-client': {
    title: 'Build an MCP client',
    description:
      'The other side of the connection. Once you have written a small client, servers are easier to understand.',
  },
  'inspector-guide': {
    title: 'Use the MCP Inspector',
    description:
      'How to start the Inspector, connect it to a local or remote server, and call your tools by hand.',
  },
  'hugging-face-mcp-course': {
    title: 'MCP Course by Hugging Face',
    description:
      'A free course with exercises, from the ideas of the protocol to complete applications.',
  },
  'mcp-for-beginners': {
    title: 'MCP for Beginners by Microsoft',
    description:
      'An open course on GitHub with examples in several programming languages and many translations.',
  },
  'anthropic-introduction-course': {
    title: 'Introduction to Model Context Protocol',
    description: 'A free course by Anthropic: tools, resources and prompts, in Python.',
  },
  'anthropic-advanced-course': {
    title: 'Model Context Protocol: Advanced Topics',
    description:
      'The second course by Anthropic: sampling, notifications, file access and transports. The protocol deprecated sampling and roots in July 2026, so read those parts for background.',
  },
  'deeplearning-ai-course': {
    title: 'MCP: Build Rich-Context AI Apps with Anthropic',
    description:
      'A short video course by DeepLearning.AI in which you build a server and a client. Made in 2025, for an earlier revision.',
  },
  'mcp-workshop-video': {
    title: 'Building Agents with Model Context Protocol',
    description:
      'A recorded workshop that explains why the protocol is the way it is. Recorded in 2025, for an earlier revision. It is long, so watch it on a good connection.',
  },
  'cloudflare-remote-guide': {
    title: 'Build a remote MCP server',
    description:
      'Put a server on the public internet step by step, first without sign-in and then with it.',
  },
  'owasp-mcp-top-ten': {
    title: 'OWASP MCP Top 10',
    description:
      'The ten most serious security risks of MCP systems. Go through the list before you submit.',
  },
  'mcp-discussions': {
    title: 'MCP discussions on GitHub',
    description:
      'Questions and proposals about the protocol, answered by the people who work on it.',
  },
  'mcp-stack-overflow': {
    title: 'MCP on Stack Overflow',
    description: 'Programming questions with the tag model-context-protocol.',
  },
  'mcp-contributing': {
    title: 'Contribute to MCP',
    description:
      'How to report a bug, improve the documentation or propose a change to the protocol.',
  },
  'awesome-mcp-servers': {
    title: 'Awesome MCP Servers',
    description:
      'A long list of servers collected by the community. Check whether your idea already exists.',
  },
  masakhane: {
    title: 'Masakhane',
    description:
      'A community that builds open language technology for African languages, with models and data sets.',
  },
  zindi: {
    title: 'Zindi',
    description: 'Data science challenges on African problems, with open data and an active forum.',
  },
  'indaba-mentorship': {
    title: 'Deep Learning Indaba mentorship',
    description:
      'Advice from experienced people for Africans who study or work in machine learning.',
  },
  'exercism-mentoring': {
    title: 'Exercism mentoring',
    description: 'Free code reviews by volunteers, in many programming languages.',
  },
  'ask-a-mentor': {
    title: 'Ask one of our mentors',
    description:
      'Registered teams can send us a question or a repository, and a mentor will answer.',
  },
}
