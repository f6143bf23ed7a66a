import { matchRoutes } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import type { Page, PageHandle, PageModule } from './document/page.ts'
import { articlePages } from './pages/article/pages.ts'

/** The route table. An alias under `/figma-test-` is the same page, measured and kept out of search engines. */
const pages: Page[] = [
  { path: paths.home, load: () => import('./pages/home/page.tsx'), aliases: ['/figma-test-home'] },
  {
    path: paths.about,
    load: () => import('./pages/about/page.tsx'),
    aliases: ['/figma-test-about'],
  },
  {
    path: paths.tracks,
    load: () => import('./pages/tracks/page.tsx'),
    aliases: ['/figma-test-tracks'],
  },
  {
    path: paths.schedule,
    load: () => import('./pages/schedule/page.tsx'),
    aliases: ['/figma-test-schedule'],
  },
  { path: paths.team, load: () => import('./pages/team/page.tsx'), aliases: ['/figma-test-team'] },
  { path: paths.faq, load: () => import('./pages/faq/page.tsx'), aliases: ['/figma-test-faq'] },
  { path: paths.blog, load: () => import('./pages/blog/page.tsx'), aliases: ['/figma-test-blog'] },
  { path: paths.resources, load: () => import('./pages/resources/page.tsx') },
  { path: paths.mcpServer, load: () => import('./pages/mcp-server/page.tsx') },
  { path: paths.developers, load: () => import('./pages/developers/page.tsx') },
  ...articlePages,
  {
    path: paths.register,
    load: () => import('./pages/register/page.tsx'),
    aliases: [paths.registration, '/figma-test-join'],
  },
  {
    path: paths.sponsors,
    load: () => import('./pages/sponsors/page.tsx'),
    aliases: ['/partners', '/figma-test-partners'],
  },
  {
    path: paths.partner,
    load: () => import('./pages/partner/page.tsx'),
    aliases: ['/figma-test-partner'],
  },
  {
    path: paths.contact,
    load: () => import('./pages/contact/page.tsx'),
    aliases: ['/figma-test-contact'],
  },
  { path: paths.privacy, load: () => import('./pages/privacy/page.tsx') },
  { path: paths.terms, load: () => import('./pages/terms/page.tsx') },
  { path: paths.conduct, load: () => import('./pages/code-of-conduct/page.tsx') },
  {
    path: paths.auth,
    load: () => import('./pages/auth/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.forgot,
    load: () => import('./pages/auth/forgot/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.code,
    load: () => import('./pages/auth/code/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.verify,
    load: () => import('./pages/auth/verify/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.confirm,
    load: () => import('./pages/auth/confirm/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.reset,
    load: () => import('./pages/auth/reset/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.account,
    load: () => import('./pages/account/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.invitation,
    load: () => import('./pages/invitation/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.ownProject,
    load: () => import('./pages/account/project/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.findTeam,
    load: () => import('./pages/account/find-a-team/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.ownTalent,
    load: () => import('./pages/account/talent/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.talent,
    load: () => import('./pages/talent/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.ownCheckIns,
    load: () => import('./pages/account/check-ins/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.ownCertificates,
    load: () => import('./pages/account/certificates/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.unsubscribe,
    load: () => import('./pages/unsubscribe/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.mentoring,
    load: () => import('./pages/mentoring/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.pass,
    load: () => import('./pages/account/pass/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.door,
    load: () => import('./pages/door/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.ownHub,
    load: () => import('./pages/hub/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.hubAnnouncements,
    load: () => import('./pages/hub/announcements/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.judging,
    load: () => import('./pages/judging/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.join,
    load: () => import('./pages/join/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.setupAdmin,
    load: () => import('./pages/setup-admin/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  {
    path: paths.admin,
    load: () => import('./pages/admin/page.tsx'),
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.adminTeams,
    load: () => import('./pages/admin/team/page.tsx'),
    aliases: [paths.adminTeam(':id')],
    indexed: false,
    needsSession: true,
  },
  {
    path: paths.style,
    load: () => import('./pages/style/page.tsx'),
    indexed: false,
    startsApp: true,
  },
  { path: '*', load: () => import('./pages/not-found/page.tsx'), indexed: false, isMissing: true },
]

/** Every address with its page, in the form that React Router matches. */
export const addresses = pages.flatMap((page) =>
  [page.path, ...(page.aliases ?? [])].map((path) => ({ path, page })),
)

/** Finds the page for a pathname; for an unknown one, the not-found page. */
export function pageAt(pathname: string) {
  // The last line of the table matches every pathname.
  return matchRoutes(addresses, pathname)!.at(-1)!.route
}

const modules = new Map<Page, Promise<PageModule>>()

/** Loads a page's module. Always returns the same promise, which React's `use` reads without suspending once it is fulfilled. */
export function moduleOf(page: Page): Promise<PageModule> {
  let promise = modules.get(page)
  if (!promise) {
    promise = page.load().then((value) => {
      void Object.assign(promise!, { status: 'fulfilled', value })
      return value
    })
    modules.set(page, promise)
  }
  return promise
}

/** Forgets a page's failed promise, so that the next visit tries again. */
export function forgetFailure(page: Page) {
  modules.delete(page)
}

/** Combines a page of the route table with its module, for one of its paths. */
export function handleOf(
  page: Page,
  path: string,
  { meta, parents = [], published, jsonLd = [] }: PageModule,
): PageHandle {
  return {
    meta,
    canonical: page.path,
    indexed: (page.indexed ?? true) && !path.startsWith('/figma-test-'),
    startsApp: page.startsApp ?? page.needsSession ?? false,
    needsSession: page.needsSession ?? false,
    parents,
    published,
    jsonLd,
  }
}
