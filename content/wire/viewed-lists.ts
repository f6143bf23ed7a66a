/** The lists that have saved views, each with the filters that its views save. */
export const viewParameters = {
  teams: ['mode', 'country', 'hub', 'track', 'from', 'to', 'members', 'status', 'stage', 'checkIn'],
  members: ['team', 'mode', 'country', 'hub', 'track', 'from', 'to', 'members', 'state'],
  reports: ['state'],
  inbox: ['state', 'kind', 'owner'],
  messages: ['status'],
  applications: ['status'],
  checkIns: ['number', 'answer'],
  projects: ['state', 'track'],
  audit: ['action', 'from', 'to'],
} as const
export type ViewedList = keyof typeof viewParameters
export const viewedLists = Object.keys(viewParameters) as [ViewedList, ...ViewedList[]]

/** What every view saves besides. Not the page: a view opens on its first. */
export const commonParameters = ['search', 'sort', 'order', 'columns'] as const

/** The most views that one account can save, for all lists together. */
export const mostViews = 50
