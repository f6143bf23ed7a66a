import { event } from '#content/facts/event.ts'

/** The words of the form that the sponsors page and the partner page share. */
export const partnerForm = {
  required: 'Fields without the word “optional” are required.',
  sections: {
    organisation: 'Your organisation',
    contact: 'Contact person',
    proposal: 'Your proposal',
  },
  fields: {
    organizationName: { label: 'Organisation name', hint: '' },
    organizationType: { label: 'Type of organisation', hint: '', placeholder: 'Choose one' },
    website: { label: 'Website', hint: 'Starting with https://' },
    contactName: { label: 'Your name', hint: '' },
    email: { label: 'Email', hint: "We'll reply to this address." },
    phone: { label: 'Phone', hint: 'With the country code, for example +27.' },
    partnershipType: { label: 'Tier or type of partnership', hint: '', placeholder: 'Choose one' },
    contributionDetails: {
      label: 'What you would contribute',
      hint: 'Money, space, tools, data or people.',
    },
    goals: { label: 'What you hope to achieve', hint: '' },
    audienceSize: {
      label: 'How many people you reach',
      hint: 'Members, customers or students. A rough number is enough.',
    },
    previousExperience: { label: 'Previous hackathons or similar events', hint: '' },
    agreedToTerms: {
      label:
        'I am authorised to represent this organisation, and I agree that you may store this application in order to reply to it.',
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
    text: `Thank you. We've emailed you a confirmation, and our team will respond within ${event.answerHours.application} hours.`,
    again: 'Send another application',
  },
  failure: {
    title: 'Error',
    text: "We couldn't send your application. Nothing you typed is lost. Please try again.",
  },
  embedded: {
    frameTitle: 'Partnership application form',
    link: 'Open the form in a new tab',
  },
} as const
