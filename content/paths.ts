import type { MeasuredPage } from './wire/analytics.ts'

/** Every address of the site, written here only. */
export const paths = {
  home: '/',
  about: '/about',
  register: '/register',
  registration: '/registration',
  tracks: '/tracks',
  faq: '/faq',
  schedule: '/schedule',
  sponsors: '/sponsors',
  partner: '/partner',
  team: '/team',
  blog: '/blog',
  resources: '/resources',
  mcpServer: '/mcp-server',
  developers: '/developers',
  /** The description of the API, which the build writes. */
  openapi: '/api/openapi.json',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  conduct: '/code-of-conduct',
  auth: '/auth',
  forgot: '/auth/forgot',
  code: '/auth/code',
  verify: '/auth/verify',
  confirm: '/auth/confirm',
  reset: '/auth/reset',
  account: '/account',
  ownProject: '/account/project',
  /** The project of one of the reader's teams. */
  ownProjectOf: (teamId: string) => `/account/project?team=${teamId}` as const,
  /** What the reader's team tells at the check-ins. */
  findTeam: '/account/find-a-team',
  ownCheckIns: '/account/check-ins',
  ownCheckInsOf: (teamId: string) => `/account/check-ins?team=${teamId}` as const,
  /** The mentor of that team, on the same page. */
  ownMentorOf: (teamId: string) => `/account/check-ins?team=${teamId}#mentor` as const,
  /** Where a reminder leads whoever wants no more, with its secret in the fragment. */
  unsubscribe: '/unsubscribe',
  /** Where the mail of an invitation leads, with its secret in the fragment. */
  invitation: '/invitation',
  /** Where the link of a team leads, with its secret in the fragment. */
  join: '/join',
  joinBy: (secret: string) => `/join#token=${secret}` as const,
  admin: '/admin',
  /** All about one team, for organisers: the id follows. Alone it leads to the list. */
  adminTeams: '/admin/teams',
  adminTeam: (id: string) => `/admin/teams/${id}` as const,
  setupAdmin: '/setup-admin',
  /** The projects of a judge. */
  judging: '/judging',
  /** The teams of a mentor. */
  mentoring: '/mentoring',
  /** The hub that the reader runs. */
  ownHub: '/hub',
  /** What they write to its teams. */
  hubAnnouncements: '/hub/announcements',
  /** Where people are checked in, at the event that the address names. */
  door: '/door',
  doorOf: (event: string) => `/door?event=${event}` as const,
  /** What a member shows at the door. */
  pass: '/account/pass',
  /** For those who build the site: every part of it on one page. */
  style: '/style',
  deck: '/partnership-deck.pdf',
  schedulePdf: '/schedule.pdf',
  calendar: '/calendar.ics',
  /** The sign-in, which leads on to an address of this site. */
  signIn: (next: string) => `/auth?next=${encodeURIComponent(next)}` as const,
  feed: '/feed.xml',
  mcp: '/mcp',
  serverCard: '/mcp/server-card',
  aiCatalog: '/.well-known/ai-catalog.json',
  /** The form further down the same page, with a tier or a type of partnership chosen. */
  tier: (id: string) => `?tier=${id}#apply` as const,
  partnership: (id: string) => `?type=${id}#apply` as const,
  /** The form for an interest in a hub, with the hub chosen. */
  hubContact: (hubId: string) => `/contact?hub=${hubId}#hub-interest` as const,
  /** The contact form, with the subject filled in. */
  message: (subject: string) =>
    `/contact?department=general&subject=${encodeURIComponent(subject)}#message` as const,
  track: (id: string) => `/tracks#${id}` as const,
  question: (id: string) => `/faq#${id}` as const,
  session: (id: string) => `/schedule#${id}` as const,
  hub: (id: string) => `/about#hub-${id}` as const,
  article: (slug: string) => `/blog/${slug}` as const,
  /** The article's cloth, as an image file. */
  articleSwatch: (slug: string) => `/blog/${slug}.svg` as const,
  /** What the teams have built, once it is published. The Worker renders these pages. */
  projects: '/projects',
  project: (slug: string) => `/projects/${slug}` as const,
  projectsSitemap: '/projects/sitemap.xml',
  /** Tells the Worker the names of the scripts and style sheets that these pages need. */
  renderedAssets: '/rendered-assets.json',
  /** Where anyone can enter the code of a certificate. */
  certificates: '/certificates',
  /** A certificate, by its code. The Worker renders these pages. */
  certificate: (code: string) => `/certificates/${code}` as const,
  /** Redirects from the form on that page to the certificate. */
  certificateSearch: '/certificates/find',
  /** A typeface for printed certificates. */
  printFont: (face: string) => `/fonts/certificate-${face}.ttf` as const,
  /** The reader's own certificates. */
  ownCertificates: '/account/certificates',
  /** The reader's profile on the talent list. */
  ownTalent: '/account/talent',
  /** The talent list, for a partner who has a link. */
  talent: '/talent',
  /** The part of the home page that shows the winners; no project has such an address. */
  winners: '/projects/winners.html',
} as const

/** Whether a page is for people at work or about their own account, and not for visitors. */
export const isOwn = (path: string): boolean =>
  /^\/(account|admin|door|hub|judging|mentoring)/.test(path)

type Address = Extract<(typeof paths)[keyof typeof paths], string> | MeasuredPage

/** Where a sentence may lead: an address of this site, a place on that page, or another site. */
export type Href = Address | `${Address}${'?' | '#'}${string}` | `https://${string}`

/** Words in which every `href`, however deep, leads somewhere. */
export interface LinkingWords {
  readonly href?: Href
  readonly [name: string]: LinkingPart
}
type LinkingPart =
  | string
  | number
  | boolean
  | undefined
  | ((...values: never[]) => unknown)
  | readonly LinkingPart[]
  | LinkingWords
