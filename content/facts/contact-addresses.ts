type ContactAddress = { id: string; email: string; sample: true }

/** Placeholders until the organisers have mailboxes that are read. */
export const contactAddresses = [
  { id: 'registration', email: 'registration@mcphack.africa', sample: true },
  { id: 'partnerships', email: 'partners@mcphack.africa', sample: true },
] as const satisfies readonly ContactAddress[]

export type ContactAddressId = (typeof contactAddresses)[number]['id']
