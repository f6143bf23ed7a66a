import { contactAddressWords } from '#words/contact-addresses.ts'
import { contactAddresses as facts } from '../facts/contact-addresses.ts'

export const contactAddresses = facts.map((address) => ({
  ...address,
  ...contactAddressWords[address.id],
}))
