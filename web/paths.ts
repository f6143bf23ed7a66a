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
  /** Where somebody tells us about a hub; the form there has it chosen. */
  hubContact: (hubId: string) => `/contact?hub=${hubId}#hub-interest`,
  article: (slug: string) => `/blog/${slug}`,
} as const
