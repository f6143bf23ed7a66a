import { expect, test } from 'vitest'
import { mails } from '#words/mails.ts'
import { code, samples } from './sample-mails.ts'

test('every mail has a short subject, something to read and a note on why it came', () => {
  for (const [name, mail] of Object.entries(samples)) {
    expect(mail.subject.length, name).toBeLessThanOrEqual(70)
    expect(mail.preheader, name).not.toBe('')
    expect(mail.paragraphs.length, name).toBeGreaterThan(0)
    expect(mail.note, name).toMatch(
      /^(You're receiving this email because|We send this email|If it wasn't you)/,
    )
    expect(mail.note, name).toMatch(/wasn't you|didn't|don't know|don't want|aren't yours/)
    // No word is glued to a date.
    expect([mail.preheader, ...mail.paragraphs, mail.note].join(' '), name).not.toMatch(
      /\d{4}[a-z]/i,
    )
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

test('no mail offers a change whose date has passed', () => {
  const late = [
    mails.teamRegistered({
      teamName: 'Mosi',
      memberNames: [],
      mode: 'virtual',
      mayMoveToHub: false,
    }),
    mails.hubInterestReceived({ city: 'Accra', mayMoveToHub: false }),
    mails.teamHandedOver({ teamName: 'Mosi', mayChange: false }),
    ...[true, false].map((isTooSmall) =>
      mails.memberLeft({
        teamName: 'Mosi',
        memberName: 'Bwalya',
        isTooSmall,
        mayAddMembers: false,
      }),
    ),
  ]
  for (const { paragraphs } of late)
    expect(paragraphs.join(' ')).not.toMatch(/you can (then )?(add|change|move)|add someone|until/i)
})

test('the reminder of a check-in says to the minute when it closes', () => {
  expect(samples.checkInDue.paragraphs.join(' ')).toContain('until 24 October 2025, 23:59 CAT')
})

test('the team mail repeats name, members and mode', () => {
  expect(samples.teamRegistered.paragraphs.slice(0, 3)).toEqual([
    'Team: Mosi',
    'Members: Thandi, Bwalya',
    'Mode: in person, at the hub in Lusaka',
  ])
})
