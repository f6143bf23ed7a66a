import type { ResourceCategory } from '../resource-category.ts'

export const learningResources: ResourceCategory = {
  id: 'learning-resources',
  title: 'Learning Resources',
  description: 'Tutorials and courses, from the first server to safe ones.',
  colour: 'leaf',
  items: [
    {
      id: 'build-a-server',
      title: 'Build an MCP server',
      description:
        'The official tutorial: a weather server in the language you choose. Do this one first.',
      url: 'https://modelcontextprotocol.io/docs/develop/build-server',
      type: 'Guide',
      isPopular: true,
    },
    {
      id: 'build-a-client',
      title: 'Build an MCP client',
      description:
        'The other side of the connection. Writing a small client once makes servers easier to understand.',
      url: 'https://modelcontextprotocol.io/docs/develop/build-client',
      type: 'Guide',
    },
    {
      id: 'inspector-guide',
      title: 'Use the MCP Inspector',
      description:
        'How to start the Inspector, connect it to a local or remote server, and call your tools by hand.',
      url: 'https://modelcontextprotocol.io/docs/tools/inspector',
      type: 'Guide',
    },
    {
      id: 'hugging-face-mcp-course',
      title: 'MCP Course by Hugging Face',
      description:
        'A free course with exercises, from the ideas of the protocol to complete applications.',
      url: 'https://huggingface.co/learn/mcp-course',
      type: 'Course',
      isPopular: true,
    },
    {
      id: 'mcp-for-beginners',
      title: 'MCP for Beginners by Microsoft',
      description:
        'An open course on GitHub with examples in several programming languages and many translations.',
      url: 'https://github.com/microsoft/mcp-for-beginners',
      type: 'Course',
    },
    {
      id: 'anthropic-introduction-course',
      title: 'Introduction to Model Context Protocol',
      description: 'A free course by Anthropic: tools, resources and prompts, in Python.',
      url: 'https://anthropic.skilljar.com/introduction-to-model-context-protocol',
      type: 'Course',
    },
    {
      id: 'anthropic-advanced-course',
      title: 'Model Context Protocol: Advanced Topics',
      description:
        'The second course by Anthropic: sampling, notifications, file access and transports.',
      url: 'https://anthropic.skilljar.com/model-context-protocol-advanced-topics',
      type: 'Course',
    },
    {
      id: 'deeplearning-ai-course',
      title: 'MCP: Build Rich-Context AI Apps with Anthropic',
      description:
        'A short video course by DeepLearning.AI in which you build a server and a client.',
      url: 'https://www.deeplearning.ai/short-courses/mcp-build-rich-context-ai-apps-with-anthropic/',
      type: 'Course',
    },
    {
      id: 'mcp-workshop-video',
      title: 'Building Agents with Model Context Protocol',
      description:
        'A recorded workshop that explains why the protocol looks the way it does. Long, so watch it on a good connection.',
      url: 'https://www.youtube.com/watch?v=kQmXtrmQ5Zg',
      type: 'Video Tutorial',
    },
    {
      id: 'cloudflare-remote-guide',
      title: 'Build a remote MCP server',
      description:
        'Step by step to a server on the public internet, first without sign-in and then with it.',
      url: 'https://developers.cloudflare.com/agents/guides/remote-mcp-server/',
      type: 'Guide',
    },
    {
      id: 'owasp-mcp-top-ten',
      title: 'OWASP MCP Top 10',
      description:
        'The ten most serious security risks of MCP systems. Go through the list before you submit.',
      url: 'https://owasp.org/www-project-mcp-top-10/',
      type: 'Guide',
      isNew: true,
    },
  ],
}
