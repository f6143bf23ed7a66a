import { event } from '#content/facts/event.ts'

export const contactPage = {
  meta: {
    title: 'Contact',
    description: `Write to the organisers about registration, partnerships, technical questions or the press. We'll reply within ${event.answerHours.message} hours on business days.`,
  },
  hero: {
    title: 'Write to us',
    text: 'A person reads every message. Use the form or one of the two email addresses below.',
  },
  addressAction: (email: string) => `Email ${email}`,
  form: {
    heading: 'Send a message',
    fields: {
      name: { label: 'Name', hint: '' },
      email: { label: 'Email', hint: "We'll reply to this address." },
      organization: { label: 'Organisation', hint: '' },
      department: { label: 'Department', hint: '', placeholder: 'Choose a department' },
      subject: { label: 'Subject', hint: '' },
      message: { label: 'Message', hint: '' },
    },
    departments: {
      tech: 'Technical questions',
      media: 'Media and press',
      registration: 'Registration',
      partnerships: 'Partnerships',
      general: 'General questions',
    },
    submit: 'Send Message',
    submitting: 'Sending...',
  },
  success: {
    title: 'Message Sent!',
    text: `Thank you for contacting us. We'll get back to you within ${event.answerHours.message} hours.`,
  },
  failure: {
    title: 'Error',
    text: 'Failed to send message. Please try again.',
  },
  hubInterest: {
    heading: 'Host or join a hub',
    text: "Tell us about your city. We'll write when there is news of a hub there, or to talk about hosting one.",
    fields: {
      kind: { label: 'What would you like to do?' },
      hubId: { label: 'Hub', placeholder: 'Choose a hub' },
      city: { label: 'Or another city' },
      name: { label: 'Name' },
      email: { label: 'Email', hint: "We'll reply to this address." },
      organization: { label: 'Organisation', hint: '' },
      message: {
        label: 'Message',
        hint: 'For example, the space you have or how many people you expect.',
      },
    },
    kinds: {
      join: { label: 'Join', hint: 'I want to work at this hub with my team.' },
      host: { label: 'Host', hint: 'I can offer a space or help run the hub.' },
    },
    hub: (city: string, isConfirmed: boolean) =>
      isConfirmed ? city : `${city} (not confirmed yet)`,
    submit: 'Register Interest',
    submitting: 'Sending...',
    success: {
      title: 'Thanks for your interest',
      text: "We've emailed you a confirmation, and we'll write again when there is news from your city.",
      again: 'Tell us about another city',
    },
    failure: {
      title: 'Error',
      text: "We couldn't send this. Nothing you typed is lost. Please try again.",
    },
  },
  side: {
    heading: 'Before you write',
    response: {
      title: 'Response time',
      text: `Within ${event.answerHours.message} hours on business days.`,
    },
    headquarters: {
      title: 'Headquarters',
      text: `${event.headquarters.city}, ${event.headquarters.region}, ${event.headquarters.country}`,
    },
    help: {
      title: 'Quick help',
      text: 'Many questions are answered in the FAQ.',
      action: 'Read the FAQ',
    },
  },
} as const
