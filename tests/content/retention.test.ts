import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draftDays } from '#content/facts/drafts.ts'
import { retention } from '#content/facts/retention.ts'
import { accountsAndPrivacy } from '#words/faq/accounts-and-privacy.ts'

const { session, auditLog, submissionMonths, unconfirmedDays, outgoingMailDays, analytics } =
  retention
const { knownNetworkDays, attemptDays, mailTokenDays, host } = retention

test('the operations page states the figures of the jobs', () => {
  const page = readFileSync('docs/operations.md', 'utf8').replaceAll(/ +/g, ' ')
  for (const line of [
    `until signed out; ${session.idleDays} days without use, ${session.mostDays} days at most`,
    `network addresses in the audit log | ${auditLog.addressDays} days`,
    `entries of the audit log | ${auditLog.days} days`,
    `${submissionMonths} months after the finale`,
    `sign-ups that nobody confirmed | ${unconfirmedDays} days`,
    `mails that could not be sent | ${outgoingMailDays} days`,
    `Find a team | ${retention.matchingDays} days after teams may last change`,
    `raw analytics, without network addresses | ${analytics.rawDays} days`,
    `dead letters of analytics | ${analytics.deadLetterDays} days`,
    `daily sums of analytics | ${analytics.dailyDays} days`,
    `until ${analytics.cellDays} days after its last click`,
    `as keyed hashes | ${knownNetworkDays} days`,
    `counts of tries, under keyed hashes | ${attemptDays} day `,
    `links and codes of mails, as hashes | ${mailTokenDays} days`,
    `in the reader's own browser | ${draftDays} days`,
    `Cloudflare's log of requests | ${host.requestLogDays} days`,
    `can be restored to | ${host.backupDays} days`,
  ])
    expect(page).toContain(line)
})

test('the questions and answers state what is kept of a visit, where and for how long', () => {
  const { data, kept } = accountsAndPrivacy
  expect(data.answer).toContain('IP address')
  for (const text of [
    'Western Europe',
    `${session.idleDays} days`,
    `${auditLog.addressDays} days`,
    `${submissionMonths} months after the finale`,
  ])
    expect(kept.answer).toContain(text)
})
