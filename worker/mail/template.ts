import { html, raw } from 'hono/html'
import { event } from '#content/facts/event.ts'
import { language } from '#words/language.ts'
import { mailFrame, type Mail } from '#words/mails.ts'

const ink = '#14163D'
const indigo = '#1D2370'
const paper = '#FBF8F1'
const fonts = 'font-family:Arial,Helvetica,sans-serif'

function renderButton(label: string, url: string) {
  return html`<p style="margin:28px 0">
      <a
        href="${url}"
        style="background:${indigo};border-radius:6px;color:#ffffff;display:inline-block;font-size:17px;font-weight:bold;padding:14px 26px;text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="font-size:13px;line-height:1.5;margin:0 0 4px">${mailFrame.linkHelp}</p>
    <p style="font-size:13px;line-height:1.5;margin:0;word-break:break-all">
      <a href="${url}" style="color:${indigo}">${url}</a>
    </p>`
}

function renderCode(code: string) {
  return html`<p style="font-size:13px;margin:28px 0 6px">${mailFrame.codeLabel}</p>
    <p
      style="border:1px solid ${indigo};border-radius:6px;font-family:Consolas,monospace;font-size:32px;font-weight:bold;letter-spacing:8px;margin:0 0 28px;padding:14px 0;text-align:center"
    >
      ${code}
    </p>`
}

/** Renders a paragraph; its lines stay lines. */
function renderParagraph(text: string) {
  const lines = text
    .split('\n')
    .map((line, index) => html`${index > 0 ? raw('<br />') : ''}${line}`)
  return html`<p style="font-size:16px;line-height:1.6;margin:0 0 16px;overflow-wrap:anywhere">
    ${lines}
  </p>`
}

/** Loads what renders Markdown only when a mail has some: most Workers never need it. */
async function renderMarkdown(text: string): Promise<string> {
  const { renderMailMarkdown } = await import('../markdown.ts')
  return renderMailMarkdown(text)
}

/** Where the links of a mail lead: those of its foot, and that of its button if it has one. */
type Targets = {
  siteUrl: string
  url?: string | undefined
  /** Where the reader refuses further mails of its kind. */
  unsubscribe?: { kind: keyof typeof mailFrame.unsubscribe; url: string } | undefined
}

const listLinks = ({ siteUrl, unsubscribe }: Targets) => [
  ...(unsubscribe
    ? [{ label: mailFrame.unsubscribe[unsubscribe.kind], url: unsubscribe.url }]
    : []),
  ...mailFrame.links.map(({ label, href }) => ({ label, url: siteUrl + href })),
]

/** Renders a mail as HTML: one column, no images, style sheets or scripts. */
export async function renderHtml(copy: Mail, targets: Targets): Promise<string> {
  const { url } = targets
  const markdown = copy.markdown === undefined ? '' : await renderMarkdown(copy.markdown)
  const links = listLinks(targets).map(
    (link, index) =>
      html`${index > 0 ? ' · ' : ''}<a href="${link.url}" style="color:${indigo}"
          >${link.label}</a
        >`,
  )
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${copy.subject}</title>
      </head>
      <body style="background:${paper};color:${ink};margin:0;${raw(fonts)}">
        <div style="display:none;max-height:0;overflow:hidden">${copy.preheader}</div>
        <div style="margin:0 auto;max-width:560px;padding:32px 20px">
          <p style="color:${indigo};font-size:15px;font-weight:bold;margin:0 0 28px">
            ${event.name}
          </p>
          <h1 style="font-size:26px;line-height:1.25;margin:0 0 20px">${copy.heading}</h1>
          ${copy.paragraphs.map(renderParagraph)} ${raw(markdown)}
          ${copy.code ? renderCode(copy.code) : ''}
          ${url && copy.button ? renderButton(copy.button.label, url) : ''}
          <p style="font-size:16px;margin:32px 0 0">${copy.signature ?? mailFrame.signature}</p>
          <p
            style="border-top:1px solid #d8d4c8;font-size:13px;line-height:1.5;margin:24px 0 0;padding:16px 0 0"
          >
            ${copy.note}<br />${mailFrame.address}<br />${links}
          </p>
        </div>
      </body>
    </html>`
  return page.toString()
}

/** Renders the same mail as plain text. */
export function renderText(copy: Mail, targets: Targets): string {
  const { url } = targets
  const parts = [copy.heading, ...copy.paragraphs]
  // Markdown is readable as it is.
  if (copy.markdown) parts.push(copy.markdown)
  if (copy.code) parts.push(`${mailFrame.codeLabel}: ${copy.code}`)
  if (url && copy.button) parts.push(`${copy.button.label}:\n${url}`)
  const links = listLinks(targets).map((link) => `${link.label}: ${link.url}`)
  parts.push(
    copy.signature ?? mailFrame.signature,
    ['-- ', copy.note, mailFrame.address, ...links].join('\n'),
  )
  return `${parts.join('\n\n')}\n`
}
