/** Every address of the site, once. */
export const paths = {
  home: '/',
  about: '/about',
  register: '/register',
  tracks: '/tracks',
  faq: '/faq',
  schedule: '/schedule',
  sponsors: '/sponsors',
  partner: '/partner',
  team: '/team',
  blog: '/blog',
  resources: '/resources',
  contact: '/contact',
  auth: '/auth',
  confirm: '/auth/confirm',
  reset: '/auth/reset',
  account: '/account',
  admin: '/admin',
  setupAdmin: '/setup-admin',
  deck: '/partnership-deck.pdf',
  calendar: '/calendar.ics',
  /** The form further down the same page, with a tier or a kind of partnership chosen. */
  tier: (id: string) => `?tier=${id}#apply`,
  partnership: (id: string) => `?type=${id}#apply`,
  /** Where somebody tells us about a hub; the form there has it chosen. */
  hubContact: (hubId: string) => `/contact?hub=${hubId}#hub-interest`,
  article: (slug: string) => `/blog/${slug}`,
} as const
