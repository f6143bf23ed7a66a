import { addressPlaces } from '../address-places.ts'

/** The part of the dashboard that deletes everything about an address. */
export const erasurePanel = {
  find: {
    heading: 'Delete everything about an address',
    text: 'For people who ask us to delete their data. Make sure the request comes from that email address.',
    listFirst: 'You will see what we hold first. Nothing is deleted until you confirm.',
    fields: { email: { label: 'Email' } },
    submit: 'Find',
    submitting: 'Searching...',
  },
  goes: {
    heading: 'What is deleted',
    groups: { person: 'Person', correspondence: 'Correspondence', settings: 'Settings' },
  },
  stays: {
    heading: 'What is kept',
    list: [
      'Teams, with their other members. A team that the address represents passes to its next member, who gets an email; a team with no other member is deleted.',
      'One entry in the audit log. It records who deleted the data and how much there was, but not the address.',
    ],
  },
  found: (address: string) => `What is stored about ${address}`,
  nowhere: (address: string) => `Nothing is stored about ${address}.`,
  places: {
    ...addressPlaces,
    account: 'Account',
  },
  remove: 'Delete everything',
  removeConfirm: (address: string) =>
    `Delete everything about ${address}, in all the places listed? This cannot be undone.`,
  teams:
    'Teams keep their other members. A team that the address represents passes to its next member, who gets an email; a team with no other member is deleted.',
  account: 'The account is deleted too.',
  ownAccount: 'This is the address of your own account. Only another administrator can delete it.',
  removed: { title: 'Success', text: 'Everything about the address has been deleted.' },
} as const
