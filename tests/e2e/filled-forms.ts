import type { Locator } from 'playwright/test'
import { partnershipTypes, tiers } from '#content/catalogue/partnerships.ts'
import { draftNote } from '#words/drafts.ts'
import { mails } from '#words/mails.ts'
import { contactPage } from '#words/pages/contact.ts'
import { partnerForm } from '#words/pages/partner-form.ts'
import { receipt } from '#words/pages/receipt.ts'
import { registerPage } from '#words/pages/register.ts'

type Toast = { title: string; text: string }

export type FilledForm = {
  name: string
  /** Where it stands, with what a link has chosen in it. */
  path: string
  /** What stands in it already, because of that link or because the form begins so. */
  chosen: Record<string, string | true>
  draft: string
  endpoint: string
  /** What a visitor enters, by the names of the controls; true is a box to tick. */
  typed: (email: string) => Record<string, string | true>
  words: { submit: string; submitting: string; restored: string; clear: string }
  failure: Toast
  success: Toast
  subject: string
}

const partner = {
  draft: 'partner',
  endpoint: '/api/partner-applications',
  typed: (email: string) => ({
    organizationName: 'Lovedale Labs',
    organizationType: 'university',
    website: 'https://lovedale.example.org',
    contactName: 'Nomsa Dube',
    email,
    phone: '+27 43 700 0000',
    contributionDetails: 'Two rooms with power and internet.',
    goals: 'Our students meet people who build.',
    audienceSize: 'About 900 students',
    agreedToTerms: true as const,
  }),
  words: {
    submit: partnerForm.submit,
    submitting: partnerForm.submitting,
    restored: draftNote.text,
    clear: draftNote.clear,
  },
  failure: partnerForm.failure,
  success: partnerForm.success,
}

/** Every form that anybody may send, filled in so that it passes. */
export const filledForms: FilledForm[] = [
  {
    name: 'the contact form',
    path: '/contact',
    chosen: {},
    draft: 'contact',
    endpoint: '/api/contact',
    typed: (email) => ({
      name: 'Thandiwe Mokoena',
      email,
      organization: 'Umtata Meetup',
      department: 'tech',
      subject: 'A question about transports',
      message: 'Which transport does the test client use?\nWe have two.',
    }),
    words: {
      submit: contactPage.form.submit,
      submitting: contactPage.form.submitting,
      restored: draftNote.text,
      clear: draftNote.clear,
    },
    failure: { title: 'Error', text: 'Failed to send message. Please try again.' },
    success: {
      title: 'Message Sent!',
      text: "Thank you for contacting us. We'll get back to you within 24 hours.",
    },
    subject: mails.contactReceived().subject,
  },
  {
    ...partner,
    name: 'the application for a tier',
    path: `/sponsors?tier=${tiers[1]!.id}#apply`,
    chosen: { partnershipType: 'gold' },
    subject: mails.partnerApplicationReceived({ interest: tiers[1]!.name }).subject,
  },
  {
    ...partner,
    name: 'the application for a kind of partnership',
    path: `/partner?type=${partnershipTypes[1]!.id}#apply`,
    chosen: { partnershipType: 'hub' },
    subject: mails.partnerApplicationReceived({ interest: partnershipTypes[1]!.title }).subject,
  },
  {
    name: 'the interest in a hub',
    path: '/contact?hub=accra#hub-interest',
    chosen: { hubId: 'accra' },
    draft: 'hub-interest',
    endpoint: '/api/hub-interest',
    typed: (email) => ({
      kind: 'host',
      name: 'Kofi Asante',
      email,
      organization: 'Osu Makers',
      message: 'Forty desks, open until ten.',
    }),
    words: {
      submit: contactPage.hubInterest.submit,
      submitting: contactPage.hubInterest.submitting,
      restored: draftNote.text,
      clear: draftNote.clear,
    },
    failure: contactPage.hubInterest.failure,
    success: contactPage.hubInterest.success,
    subject: mails.hubInterestReceived({ city: 'Accra', mayMoveToHub: true }).subject,
  },
  {
    name: 'the team form',
    path: '/register',
    chosen: { representativeOnTeam: true },
    draft: 'team',
    endpoint: '/api/teams',
    typed: (email) => ({
      teamName: `Team of ${email.split('@')[0]}`,
      country: 'ZM',
      participationMode: 'in-person',
      hubId: 'lusaka',
      trackId: 'open-innovation',
      representativeName: 'Chipo Banda',
      representativeEmail: email,
      representativePhone: '+260 97 1234567',
      'members.1.name': 'Mutale Phiri',
      'members.1.email': 'mutale@example.org',
      'members.1.githubUrl': 'https://github.com/mutale',
    }),
    words: {
      submit: registerPage.form.submit,
      submitting: registerPage.form.submitting,
      restored: draftNote.text,
      clear: draftNote.clear,
    },
    failure: { title: registerPage.failure.title, text: registerPage.failure.offline },
    success: receipt,
    subject: mails.teamRegistered({
      teamName: '',
      memberNames: [],
      mode: 'virtual',
      mayMoveToHub: true,
    }).subject,
  },
]

/** The control of that name; of several radio buttons, the one with the value. */
function controlIn(form: Locator, name: string, value: string | true) {
  const named = `[name="${name}"]`
  return form.locator(
    /^[a-z-]+$/.test(String(value))
      ? `${named}:not([type=radio]), ${named}[value="${value}"]`
      : named,
  )
}

/** Opens the fold that a control is in. */
export const unfold = (control: Locator) =>
  control.evaluate((element) => element.closest('details')?.setAttribute('open', ''))

export async function fill(form: Locator, values: Record<string, string | true>) {
  for (const [name, value] of Object.entries(values)) {
    const control = controlIn(form, name, value)
    await unfold(control)
    const kind = await control.evaluate(
      (element) => element.getAttribute('type') ?? element.localName,
    )
    if (value === true || kind === 'radio') await control.check()
    else if (kind === 'select') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** What stands in the form, by the same names. */
export function valuesOf(form: Locator): Promise<Record<string, string | true>> {
  return form.evaluate((element: HTMLFormElement) => {
    const controls = [...element.elements] as HTMLInputElement[]
    const filled = controls.filter(({ name, type, value, checked }) => {
      if (!name || type === 'hidden') return false
      return type === 'checkbox' || type === 'radio' ? checked : value !== ''
    })
    return Object.fromEntries(
      filled.map(({ name, type, value }) => [name, type === 'checkbox' ? true : value]),
    )
  })
}
