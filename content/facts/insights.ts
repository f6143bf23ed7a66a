/** The articles on the resources page. */
export const insights = [
  { slug: 'africa-protocol-moment-mcp-infrastructure', isFeature: true },
  { slug: 'mcp-briefing-paper-partners', isFeature: false },
  { slug: 'what-well-build-eight-weeks-mcp-servers', isFeature: false },
] as const satisfies readonly { slug: string; isFeature: boolean }[]

export type InsightSlug = (typeof insights)[number]['slug']
