import type { ResourceCategory } from '../resource-category.ts'

const sdk = (id: string, language: string, description: string, isPopular?: true) =>
  ({
    id: `sdk-${id}`,
    title: `${language} SDK`,
    description,
    url: `https://github.com/modelcontextprotocol/${id}-sdk`,
    type: 'Repository',
    isPopular,
  }) as const

export const templatesAndStarters: ResourceCategory = {
  id: 'templates-and-starters',
  title: 'Templates & Starters',
  description: 'Code to begin with: official SDKs, examples and servers to take apart.',
  colour: 'ochre',
  items: [
    {
      id: 'quickstart-resources',
      title: 'Quickstart projects',
      description:
        'The finished code of the official tutorials: small servers and clients in several languages.',
      url: 'https://github.com/modelcontextprotocol/quickstart-resources',
      type: 'Template',
      isPopular: true,
    },
    {
      id: 'cloudflare-remote-template',
      title: 'Remote server without sign-in',
      description:
        'A template for a public remote server on Cloudflare Workers. Good for open data.',
      url: 'https://github.com/cloudflare/ai/tree/main/demos/remote-mcp-authless',
      type: 'Template',
    },
    {
      id: 'reference-servers',
      title: 'Reference servers',
      description:
        'Servers kept by the MCP project to show each feature, among them files, Git, memory and time.',
      url: 'https://github.com/modelcontextprotocol/servers',
      type: 'Examples',
      isPopular: true,
    },
    {
      id: 'example-remote-server',
      title: 'Example remote server',
      description: 'A complete remote server with authorization, to read beside the specification.',
      url: 'https://github.com/modelcontextprotocol/example-remote-server',
      type: 'Examples',
    },
    sdk(
      'typescript',
      'TypeScript',
      'The official library for Node.js and other JavaScript runtimes.',
      true,
    ),
    sdk(
      'python',
      'Python',
      'The official Python library. A server with one tool fits on a page.',
      true,
    ),
    sdk('java', 'Java', 'The official Java library, which also works with Spring.'),
    sdk('kotlin', 'Kotlin', 'The official Kotlin library, for the JVM and other platforms.'),
    sdk('csharp', 'C#', 'The official library for .NET.'),
    sdk(
      'go',
      'Go',
      'The official Go library. A server becomes one file that runs without an installation.',
    ),
    sdk(
      'php',
      'PHP',
      'The official PHP library, for teams whose data already sits behind a PHP site.',
    ),
    sdk('ruby', 'Ruby', 'The official Ruby library.'),
    sdk('rust', 'Rust', 'The official Rust library, for small and fast servers.'),
    sdk('swift', 'Swift', 'The official Swift library, for Apple platforms.'),
    {
      id: 'mcp-inspector',
      title: 'MCP Inspector',
      description:
        'Connects to your server, lists what it offers and shows every message. Needs no AI model.',
      url: 'https://github.com/modelcontextprotocol/inspector',
      type: 'Repository',
      isPopular: true,
    },
    {
      id: 'mcp-apps',
      title: 'MCP Apps',
      description:
        'An extension for servers that show an interface inside the chat, with examples.',
      url: 'https://github.com/modelcontextprotocol/ext-apps',
      type: 'Examples',
      isNew: true,
    },
    {
      id: 'github-mcp-server',
      title: 'GitHub MCP server',
      description:
        'A large server in daily use, written in Go. Look at how its tools are named, grouped and limited.',
      url: 'https://github.com/github/github-mcp-server',
      type: 'Repository',
    },
  ],
}
