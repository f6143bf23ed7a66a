// Bindings that a deployment may leave out; the required ones are in wrangler.jsonc.
interface OptionalBindings {
  /** The signing key before the current one, as JSON Web Key: tokens signed with it stay valid. */
  PREVIOUS_SIGNING_KEY?: string
  /** Comma-separated URL patterns outside SITE_URL to which a mail or a sign-in may redirect. */
  REDIRECT_URLS?: string
  /** Iterations per attempt at the proof-of-work captcha; 1000 by default. Raise it during a spam attack. */
  ALTCHA_COST?: string
  /** Mails that the site may send in an hour; 2000 by default. */
  MAILS_PER_HOUR?: string
  /** Mails of announcements that the site may send in a day; 10,000 by default. */
  ANNOUNCEMENT_MAILS_PER_DAY?: string
  TURNSTILE_SECRET?: string
  TURNSTILE_VERIFY_URL?: string
  /** The secret with which Tally signs registrations; without it they are not taken. */
  TALLY_SECRET?: string
  /** The same for Typeform. */
  TYPEFORM_SECRET?: string
  GITHUB_CLIENT_SECRET?: string
  GITHUB_URL?: string
  GITHUB_API_URL?: string
  /** The range API of Have I Been Pwned; `off` skips the check. */
  BREACHED_PASSWORDS_URL?: string
}
declare module 'virtual:rendered' {
  /** Renders a page as a finished document; `assets` is what the build wrote to `paths.renderedAssets`. */
  export function renderForWorker(
    view: import('#content/wire/rendered.ts').RenderedView,
    assets: unknown,
  ): string
  /** Writes a sitemap of these addresses. */
  export function writeSitemap(urls: readonly string[]): string
}
declare module 'pdfkit/output' {
  /** Collects the bytes of a document; to be called before it ends. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}
interface Env extends OptionalBindings {}
declare namespace Cloudflare {
  interface Env extends OptionalBindings {}
}
