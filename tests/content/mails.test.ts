import { expect, test } from 'vitest'
import { mails, type Mail } from '#words/mails.ts'

const code = { digits: '048213', minutes: 15 }
const at = new Date('2025-10-14T08:05:00Z')

const samples: Record<keyof typeof mails, Mail> = {
  verification: mails.verification({ linkMinutes: 1440, code }),
  alreadyRegistered: mails.alreadyRegistered(),
  recovery: mails.recovery({ linkMinutes: 60 }),
  signInCode: mails.signInCode({ linkMinutes: 60, code }),
  emailChangeToNew: mails.emailChangeToNew({ linkMinutes: 60 }),
  emailChangeToOld: mails.emailChangeToOld({ linkMinutes: 60, newEmail: 'new@example.org' }),
  passwordChanged: mails.passwordChanged({ at }),
  emailChanged: mails.emailChanged({ at }),
  identityLinked: mails.identityLinked({ at, provider: 'GitHub' }),
  identityUnlinked: mails.identityUnlinked({ at, provider: 'GitHub' }),
  factorAdded: mails.factorAdded({ at, factorName: 'Phone' }),
  factorRemoved: mails.factorRemoved({ at }),
  invitation: mails.invitation({ linkMinutes: 1440 }),
  reauthentication: mails.reauthentication({ code }),
  teamRegistered: mails.teamRegistered({
    teamName: 'Mosi',
    memberNames: ['Thandi', 'Bwalya'],
    mode: 'in-person',
    hubCity: 'Lusaka',
  }),
  contactReceived: mails.contactReceived(),
  partnerApplicationReceived: mails.partnerApplicationReceived({ interest: 'Gold' }),
  hubInterestReceived: mails.hubInterestReceived({ city: 'Accra' }),
}

test('every mail has a short subject, something to read and a note on why it came', () => {
  for (const [name, mail] of Object.entries(samples)) {
    expect(mail.subject.length, name).toBeLessThanOrEqual(70)
    expect(mail.preheader, name).not.toBe('')
    expect(mail.paragraphs.length, name).toBeGreaterThan(0)
    expect(mail.note, name).toMatch(
      /^(You get this email because|We send this email|If it was not you)/,
    )
    expect(mail.note, name).toMatch(/not you|know nothing|do not want/)
  }
})

test('a code is never in the subject or the preheader, where a locked screen shows it', () => {
  for (const mail of Object.values(samples)) {
    expect(mail.subject + mail.preheader).not.toContain(code.digits)
  }
  expect(samples.signInCode.code).toBe(code.digits)
  expect(samples.recovery.code).toBeUndefined()
})

test('times are spelled out and moments stand in Central Africa Time', () => {
  expect(samples.verification.paragraphs).toContain('The link works once, for 24 hours.')
  expect(samples.recovery.paragraphs).toContain('The link works once, for 1 hour.')
  expect(samples.passwordChanged.paragraphs[0]).toContain(
    '14 October 2025 at 10:05 Central Africa Time',
  )
})

test('the team mail repeats name, members and mode', () => {
  expect(samples.teamRegistered.paragraphs.slice(0, 3)).toEqual([
    'Team: Mosi',
    'Members: Thandi, Bwalya',
    'Mode: in person, at the hub in Lusaka',
  ])
})
