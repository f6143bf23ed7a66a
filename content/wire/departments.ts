/** Whom a message of the contact form is for. */
export const departments = ['tech', 'media', 'registration', 'partnerships', 'general'] as const
export type Department = (typeof departments)[number]
