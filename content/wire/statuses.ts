/** How far the organisers are with a message. */
export const messageStatuses = ['new', 'done'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** How far the organisers are with a partner application. */
export const applicationStatuses = ['new', 'talking', 'accepted', 'declined'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]
