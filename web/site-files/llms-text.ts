import { paths } from '#content/paths.ts'
import { articles } from '#words/blog.ts'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { siteFiles } from '#words/site-files.ts'
import { site } from '#words/site.ts'

/** Writes llms.txt (llmstxt.org): a summary of the site for language models, with the address of its MCP server. */
export function writeLlmsText(
  origin: string,
  pages: readonly { title: string; description: string; url: string }[],
): string {
  const { llms } = siteFiles
  const line = (title: string, url: string, text: string) => `- [${title}](${url}): ${text}`
  return `# ${site.name}

> ${siteFiles.description}

${llms.facts.map((fact) => `- ${fact}`).join('\n')}

## ${llms.server.title}

${line(llms.server.name, origin + paths.mcp, llms.server.text)}
${line(mcpServerPage.meta.title, origin + paths.mcpServer, mcpServerPage.meta.description)}
${line(llms.server.card, origin + paths.serverCard, llms.server.cardText)}

## ${llms.pages}

${pages.map(({ title, url, description }) => line(title, url, description)).join('\n')}

## ${llms.articles}

${articles.map((article) => line(article.title, origin + paths.article(article.slug), article.description)).join('\n')}
`
}
