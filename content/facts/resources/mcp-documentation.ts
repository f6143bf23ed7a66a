import type { ResourceCategory } from '../resource-category.ts'

export const mcpDocumentation: ResourceCategory = {
  id: 'mcp-documentation',
  title: 'MCP Documentation',
  description: 'The protocol from those who write it. Start at the top.',
  colour: 'indigo',
  items: [
    {
      id: 'mcp-introduction',
      title: 'What is MCP?',
      description:
        'The official introduction: what the protocol is for and what you can do with it.',
      url: 'https://modelcontextprotocol.io/docs/getting-started/intro',
      type: 'Official Docs',
      isPopular: true,
    },
    {
      id: 'mcp-architecture',
      title: 'Architecture overview',
      description:
        'Hosts, clients and servers, the two layers of the protocol, and an exchange shown message by message.',
      url: 'https://modelcontextprotocol.io/docs/learn/architecture',
      type: 'Official Docs',
    },
    {
      id: 'mcp-server-concepts',
      title: 'Server concepts',
      description:
        'Tools, resources and prompts: what each one is for and who decides when it is used.',
      url: 'https://modelcontextprotocol.io/docs/learn/server-concepts',
      type: 'Official Docs',
    },
    {
      id: 'mcp-specification',
      title: 'The specification',
      description:
        'The current version of the protocol in full. The place to look when two explanations disagree.',
      url: 'https://modelcontextprotocol.io/specification/latest',
      type: 'Official Docs',
    },
    {
      id: 'mcp-schema',
      title: 'Schema reference',
      description: 'Every message and type of the protocol with its fields.',
      url: 'https://modelcontextprotocol.io/specification/latest/schema',
      type: 'API Docs',
    },
    {
      id: 'mcp-security',
      title: 'Security best practices',
      description:
        'Known attacks on MCP servers and clients, and what to do against each. Read it before you handle personal data.',
      url: 'https://modelcontextprotocol.io/docs/tutorials/security/security_best_practices',
      type: 'Guide',
    },
    {
      id: 'mcp-authorization',
      title: 'Understanding authorization in MCP',
      description: 'When a server needs sign-in, and how OAuth 2.1 is used for it.',
      url: 'https://modelcontextprotocol.io/docs/tutorials/security/authorization',
      type: 'Guide',
    },
    {
      id: 'mcp-registry',
      title: 'The MCP Registry',
      description:
        'The public list of servers: how it works and how to publish yours so that others find it.',
      url: 'https://modelcontextprotocol.io/registry/about',
      type: 'Official Docs',
      isNew: true,
    },
    {
      id: 'cloudflare-mcp',
      title: 'MCP on Cloudflare',
      description:
        'How to run a remote server on Workers, with transports, authorization and tests.',
      url: 'https://developers.cloudflare.com/agents/model-context-protocol/',
      type: 'Guide',
    },
    {
      id: 'africas-talking-docs',
      title: "Africa's Talking developer documentation",
      description:
        'SMS, USSD, voice and airtime in many African countries, with a simulator. Useful for servers that reach phones without data.',
      url: 'https://developers.africastalking.com/',
      type: 'API Docs',
    },
  ],
}
