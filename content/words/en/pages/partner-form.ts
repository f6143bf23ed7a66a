import { event } from '#content/facts/event.ts'

/** The words of the form that the sponsors page and the partner page share. */
export const partnerForm = {
  required: 'Fields without the word “optional” are required.',
  sections: {
    organisation: 'Your organisation',
    contact: 'Who we talk to',
    proposal: 'What you have in mind',
  },
  fields: {
    organizationName: { label: 'Organisation name', hint: '' },
    organizationType: { label: 'Kind of organisation', hint: '', placeholder: 'Choose one' },
    website: { label: 'Website', hint: 'Starting with https://' },
    contactName: { label: 'Your name', hint: '' },
    email: { label: 'Email', hint: 'We answer to this address.' },
    phone: { label: 'Phone', hint: 'With the country code, for example +27.' },
    partnershipType: { label: 'Tier or kind of partnership', hint: '', placeholder: 'Choose one' },
    contributionDetails: {
      label: 'What you would contribute',
      hint: 'Money, space, tools, data or people.',
    },
    goals: { label: 'What you hope to achieve', hint: '' },
    audienceSize: {
      label: 'How many people you reach',
      hint: 'Members, customers or students. A rough number is enough.',
    },
    previousExperience: { label: 'Earlier hackathons or similar events', hint: '' },
    agreedToTerms: {
      label: 'I may speak for this organisation, and you may store this application to answer it.',
      hint: '',
    },
    agreedToMarketing: { label: 'Send me news about the hackathon by email.', hint: '' },
  },
  organizationTypes: {
    company: 'Company',
    startup: 'Startup',
    university: 'University or school',
    nonprofit: 'Non-profit organisation',
    government: 'Government or public body',
    community: 'Community or user group',
    other: 'Other',
  },
  tierGroup: 'Sponsorship tiers',
  partnershipGroup: 'Strategic partnerships',
  submit: 'Send Application',
  submitting: 'Sending...',
  success: {
    title: 'Application received',
    text: `Thank you. We sent a confirmation to your email address, and our team will respond within ${event.answerHours.application} hours.`,
    again: 'Send another application',
  },
  failure: {
    title: 'Error',
    text: 'We could not send your application. What you typed is still here. Please try again.',
  },
  embedded: {
    frameTitle: 'Partnership application form',
    link: 'Open the form in a new tab',
  },
} as const
