import type { ResourceCategory } from '../resource-category.ts'

export const communityAndSupport: ResourceCategory = {
  id: 'community-and-support',
  title: 'Community & Support',
  description: 'People to ask, and places where African developers already meet.',
  colour: 'clay',
  items: [
    {
      id: 'mcp-discussions',
      title: 'MCP discussions on GitHub',
      description:
        'Questions and proposals about the protocol, answered by the people who work on it.',
      url: 'https://github.com/modelcontextprotocol/modelcontextprotocol/discussions',
      type: 'Forum',
      isPopular: true,
    },
    {
      id: 'mcp-stack-overflow',
      title: 'MCP on Stack Overflow',
      description: 'Programming questions with the tag model-context-protocol.',
      url: 'https://stackoverflow.com/questions/tagged/model-context-protocol',
      type: 'Forum',
    },
    {
      id: 'mcp-contributing',
      title: 'Contribute to MCP',
      description:
        'How to report a fault, improve the documentation or propose a change to the protocol.',
      url: 'https://modelcontextprotocol.io/community',
      type: 'Community',
    },
    {
      id: 'awesome-mcp-servers',
      title: 'Awesome MCP Servers',
      description:
        'A long list of servers collected by the community. Check it to see whether your idea exists already.',
      url: 'https://github.com/punkpeye/awesome-mcp-servers',
      type: 'Repository',
    },
    {
      id: 'masakhane',
      title: 'Masakhane',
      description:
        'A community that builds open language technology for African languages, with models and data sets.',
      url: 'https://www.masakhane.io/',
      type: 'Community',
    },
    {
      id: 'zindi',
      title: 'Zindi',
      description:
        'Data science challenges on African problems, with open data and an active forum.',
      url: 'https://zindi.africa/',
      type: 'Community',
    },
    {
      id: 'indaba-mentorship',
      title: 'Deep Learning Indaba mentorship',
      description:
        'Advice from experienced people for Africans who study or work with machine learning.',
      url: 'https://deeplearningindaba.com/mentorship/',
      type: 'Mentorship',
    },
    {
      id: 'exercism-mentoring',
      title: 'Exercism mentoring',
      description: 'Free comments on your code from volunteers, in many programming languages.',
      url: 'https://exercism.org/docs/mentoring',
      type: 'Mentorship',
    },
    {
      id: 'ask-a-mentor',
      title: 'Ask one of our mentors',
      description:
        'Registered teams can write to us with a question or a repository, and a mentor answers.',
      url: '/contact',
      type: 'Mentorship',
    },
  ],
}
