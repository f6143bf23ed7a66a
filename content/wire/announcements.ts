/**
 * To whom an announcement goes: the leads of teams, everybody who leads or has joined one, judges, mentors, or those who run
 * a hub.
 */
export const announcementGroups = ['leads', 'members', 'judges', 'mentors', 'hubs'] as const
export type AnnouncementGroup = (typeof announcementGroups)[number]
/** Those of them to whom a hub may write, as far as they have a place there. */
export const hubAnnouncementGroups = ['leads', 'members'] as const
export type HubAnnouncementGroup = (typeof hubAnnouncementGroups)[number]

/** How far an announcement is. */
export type AnnouncementState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'done'

/**
 * How far the mail to one recipient is. It waits; a Worker is sending it; the mail service took it or refused the address;
 * it failed, or nobody knows whether it was sent; or its reader wants no announcements. An accepted mail may later bounce, or be
 * marked as spam.
 */
export const recipientStates = [
  'waiting',
  'sending',
  'sent',
  'refused',
  'failed',
  'unsubscribed',
  'bounced',
  'complained',
] as const
export type RecipientState = (typeof recipientStates)[number]
