import { paths } from '../paths.ts'
import type { BrandColour } from './brand-colour.ts'

const resourceTypes = [
  'official-docs',
  'guide',
  'api-docs',
  'template',
  'examples',
  'repository',
  'course',
  'video-tutorial',
  'community',
  'forum',
  'mentorship',
] as const

export type ResourceTypeId = (typeof resourceTypes)[number]

/** In the order of the page. */
export const resourceCategories = [
  { id: 'mcp-documentation', colour: 'indigo' },
  { id: 'templates-and-starters', colour: 'ochre' },
  { id: 'learning-resources', colour: 'leaf' },
  { id: 'community-and-support', colour: 'clay' },
] as const satisfies readonly { id: string; colour: BrandColour }[]

export type ResourceCategoryId = (typeof resourceCategories)[number]['id']

export type ResourceFacts = {
  id: string
  category: ResourceCategoryId
  type: ResourceTypeId
  /** An absolute URL, or a path of this site that starts with "/". */
  url: string
  isNew?: true
  isPopular?: true
}

export const resources = [
  {
    id: 'mcp-introduction',
    category: 'mcp-documentation',
    type: 'official-docs',
    url: 'https://modelcontextprotocol.io/docs/getting-started/intro',
    isPopular: true,
  },
  {
    id: 'mcp-architecture',
    category: 'mcp-documentation',
    type: 'official-docs',
    url: 'https://modelcontextprotocol.io/docs/learn/architecture',
  },
  {
    id: 'mcp-server-concepts',
    category: 'mcp-documentation',
    type: 'official-docs',
    url: 'https://modelcontextprotocol.io/docs/learn/server-concepts',
  },
  {
    id: 'mcp-specification',
    category: 'mcp-documentation',
    type: 'official-docs',
    url: 'https://modelcontextprotocol.io/specification/latest',
  },
  {
    id: 'mcp-changes',
    category: 'mcp-documentation',
    type: 'official-docs',
    url: 'https://modelcontextprotocol.io/specification/2026-07-28/changelog',
    isNew: true,
  },
  {
    id: 'mcp-deprecated',
    category: 'mcp-documentation',
    type: 'official-docs',
    url: 'https://modelcontextprotocol.io/specification/2026-07-28/deprecated',
    isNew: true,
  },
  {
    id: 'mcp-schema',
    category: 'mcp-documentation',
    type: 'api-docs',
    url: 'https://modelcontextprotocol.io/specification/latest/schema',
  },
  {
    id: 'mcp-security',
    category: 'mcp-documentation',
    type: 'guide',
    url: 'https://modelcontextprotocol.io/docs/tutorials/security/security_best_practices',
  },
  {
    id: 'mcp-authorization',
    category: 'mcp-documentation',
    type: 'guide',
    url: 'https://modelcontextprotocol.io/docs/tutorials/security/authorization',
  },
  {
    id: 'mcp-registry',
    category: 'mcp-documentation',
    type: 'official-docs',
    url: 'https://modelcontextprotocol.io/registry/about',
  },
  {
    id: 'cloudflare-mcp',
    category: 'mcp-documentation',
    type: 'guide',
    url: 'https://developers.cloudflare.com/agents/model-context-protocol/',
  },
  {
    id: 'africas-talking-docs',
    category: 'mcp-documentation',
    type: 'api-docs',
    url: 'https://developers.africastalking.com/',
  },
  {
    id: 'quickstart-resources',
    category: 'templates-and-starters',
    type: 'template',
    url: 'https://github.com/modelcontextprotocol/quickstart-resources',
    isPopular: true,
  },
  {
    id: 'cloudflare-remote-template',
    category: 'templates-and-starters',
    type: 'template',
    url: 'https://github.com/cloudflare/ai/tree/main/demos/remote-mcp-authless',
  },
  {
    id: 'own-mcp-server',
    category: 'templates-and-starters',
    type: 'examples',
    url: paths.mcpServer,
    isNew: true,
  },
  {
    id: 'reference-servers',
    category: 'templates-and-starters',
    type: 'examples',
    url: 'https://github.com/modelcontextprotocol/servers',
    isPopular: true,
  },
  {
    id: 'example-remote-server',
    category: 'templates-and-starters',
    type: 'examples',
    url: 'https://github.com/modelcontextprotocol/example-remote-server',
  },
  {
    id: 'sdk-typescript',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/typescript-sdk',
    isPopular: true,
  },
  {
    id: 'sdk-python',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/python-sdk',
    isPopular: true,
  },
  {
    id: 'sdk-java',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/java-sdk',
  },
  {
    id: 'sdk-kotlin',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/kotlin-sdk',
  },
  {
    id: 'sdk-csharp',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/csharp-sdk',
  },
  {
    id: 'sdk-go',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/go-sdk',
  },
  {
    id: 'sdk-php',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/php-sdk',
  },
  {
    id: 'sdk-ruby',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/ruby-sdk',
  },
  {
    id: 'sdk-rust',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/rust-sdk',
  },
  {
    id: 'sdk-swift',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/swift-sdk',
  },
  {
    id: 'mcp-inspector',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/modelcontextprotocol/inspector',
    isPopular: true,
  },
  {
    id: 'mcp-apps',
    category: 'templates-and-starters',
    type: 'examples',
    url: 'https://github.com/modelcontextprotocol/ext-apps',
  },
  {
    id: 'github-mcp-server',
    category: 'templates-and-starters',
    type: 'repository',
    url: 'https://github.com/github/github-mcp-server',
  },
  {
    id: 'build-a-server',
    category: 'learning-resources',
    type: 'guide',
    url: 'https://modelcontextprotocol.io/docs/develop/build-server',
    isPopular: true,
  },
  {
    id: 'build-a-client',
    category: 'learning-resources',
    type: 'guide',
    url: 'https://modelcontextprotocol.io/docs/develop/build-client',
  },
  {
    id: 'inspector-guide',
    category: 'learning-resources',
    type: 'guide',
    url: 'https://modelcontextprotocol.io/docs/tools/inspector',
  },
  {
    id: 'hugging-face-mcp-course',
    category: 'learning-resources',
    type: 'course',
    url: 'https://huggingface.co/learn/mcp-course',
    isPopular: true,
  },
  {
    id: 'mcp-for-beginners',
    category: 'learning-resources',
    type: 'course',
    url: 'https://github.com/microsoft/mcp-for-beginners',
  },
  {
    id: 'anthropic-introduction-course',
    category: 'learning-resources',
    type: 'course',
    url: 'https://anthropic.skilljar.com/introduction-to-model-context-protocol',
  },
  {
    id: 'anthropic-advanced-course',
    category: 'learning-resources',
    type: 'course',
    url: 'https://anthropic.skilljar.com/model-context-protocol-advanced-topics',
  },
  {
    id: 'deeplearning-ai-course',
    category: 'learning-resources',
    type: 'course',
    url: 'https://www.deeplearning.ai/short-courses/mcp-build-rich-context-ai-apps-with-anthropic/',
  },
  {
    id: 'mcp-workshop-video',
    category: 'learning-resources',
    type: 'video-tutorial',
    url: 'https://www.youtube.com/watch?v=kQmXtrmQ5Zg',
  },
  {
    id: 'cloudflare-remote-guide',
    category: 'learning-resources',
    type: 'guide',
    url: 'https://developers.cloudflare.com/agents/guides/remote-mcp-server/',
  },
  {
    id: 'owasp-mcp-top-ten',
    category: 'learning-resources',
    type: 'guide',
    url: 'https://owasp.org/www-project-mcp-top-10/',
  },
  {
    id: 'mcp-discussions',
    category: 'community-and-support',
    type: 'forum',
    url: 'https://github.com/modelcontextprotocol/modelcontextprotocol/discussions',
    isPopular: true,
  },
  {
    id: 'mcp-stack-overflow',
    category: 'community-and-support',
    type: 'forum',
    url: 'https://stackoverflow.com/questions/tagged/model-context-protocol',
  },
  {
    id: 'mcp-contributing',
    category: 'community-and-support',
    type: 'community',
    url: 'https://modelcontextprotocol.io/community',
  },
  {
    id: 'awesome-mcp-servers',
    category: 'community-and-support',
    type: 'repository',
    url: 'https://github.com/punkpeye/awesome-mcp-servers',
  },
  {
    id: 'masakhane',
    category: 'community-and-support',
    type: 'community',
    url: 'https://www.masakhane.io/',
  },
  {
    id: 'zindi',
    category: 'community-and-support',
    type: 'community',
    url: 'https://zindi.africa/',
  },
  {
    id: 'indaba-mentorship',
    category: 'community-and-support',
    type: 'mentorship',
    url: 'https://deeplearningindaba.com/mentorship/',
  },
  {
    id: 'exercism-mentoring',
    category: 'community-and-support',
    type: 'mentorship',
    url: 'https://exercism.org/docs/mentoring',
  },
  { id: 'ask-a-mentor', category: 'community-and-support', type: 'mentorship', url: paths.contact },
] as const satisfies readonly ResourceFacts[]

export type ResourceId = (typeof resources)[number]['id']
