import { expect, type Page } from 'playwright/test'
import { consentVersion } from '#content/forms/partner-application.ts'
import { talentConsentVersion } from '#content/forms/talent.ts'
import { applicationLists } from '#words/pages/admin-application-lists.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { partnerReport } from '#words/pages/admin-partner-report.ts'
import { adminPage } from '#words/pages/admin.ts'
import { talentPage } from '#words/pages/talent.ts'
import { makeAccount, newEmail, solveCaptcha } from './auth-peer.ts'
import { addAxe } from './axe.ts'
import { expectNoFault, open } from './dashboard-steps.ts'
import { linkIn, mailTo } from './mail.ts'
import type { Server } from './seeded-server.ts'
import { registerTeam } from './steps.ts'

const PARTNER = "Baobab d'Or"
const TALENT = 'Wangari Kimani'

/** Sends a partner's application, as the form of the site does. */
async function apply(page: Page, server: Server, email: string) {
  const answer = await page.request.post('/api/partner-applications', {
    data: {
      id: crypto.randomUUID(),
      organizationName: PARTNER,
      organizationType: 'nonprofit',
      website: 'https://example.org/baobab',
      contactName: 'Aïcha Touré',
      email,
      phone: '',
      partnershipType: 'gold',
      contributionDetails: 'Prizes for two tracks, and a venue in Dakar.',
      goals: 'To meet people who build servers.',
      audienceSize: '',
      previousExperience: '',
      agreedToTerms: true,
      agreedToMarketing: false,
      consentVersion,
      captcha: await solveCaptcha(server.url, 'partner'),
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** Puts somebody with a team on the talent list. */
async function joinTalentList(page: Page, server: Server) {
  const { email, session } = await makeAccount(server.url)
  await registerTeam(page.request, server.url, email)
  const answer = await page.request.put('/api/talent/mine', {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: {
      name: TALENT,
      country: 'KE',
      // A word that is wider than a phone.
      seeks: 'Wasserversorgungsnetzüberwachungsdatenbankentwicklung',
      skills: 'Rust, water',
      languages: ['en'],
      about: 'I build servers that answer questions about water.',
      cvLink: 'https://example.org/cv.pdf',
      agreed: true,
      consentVersion: talentConsentVersion,
    },
  })
  expect(answer.status(), await answer.text()).toBe(204)
}

/** Answers a partner's application, accepts it, and lets the partner read the talent list until the link is ended. */
export async function lookAfterPartner(page: Page, server: Server) {
  const { owner, write, talent, sponsor } = intakePanel
  const email = newEmail()
  await apply(page, server, email)
  await joinTalentList(page, server)
  await open(page, server, 'admin', '?tab=messages&list=inbox&search=baobab')
  await page.getByRole('button', { name: PARTNER }).click()
  const dialog = page.getByRole('dialog', { name: PARTNER })
  await dialog.getByRole('button', { name: owner.take }).click()
  await dialog.getByLabel(write.answer.label).fill('Thank you. We would be glad to have you.')
  await dialog.getByRole('button', { name: write.answer.submit }).click()
  await expect(dialog.getByLabel(write.answer.label)).toHaveValue('')
  expect((await mailTo(page.request, email, /^Re: /)).text).toContain('glad to have you')
  const { applications } = adminPage
  await dialog.getByLabel(applications.setStatus).selectOption(applications.statuses.accepted)
  // Accepting puts nobody on the site: the panel says what does.
  await dialog.getByText(sponsor.summary).click()
  await expect(dialog.locator('pre')).toContainText(String.raw`name: 'Baobab d\'Or', level: 'gold'`)
  await dialog.getByRole('button', { name: talent.send }).click()
  await expect(dialog.getByText(talent.unread)).toBeVisible()
  await addAxe(page)
  await expectNoFault(page, 'an accepted partner')

  const context = await page
    .context()
    .browser()!
    .newContext({
      baseURL: server.url,
      viewport: { width: 360, height: 780 },
    })
  const partner = await context.newPage()
  await partner.goto(linkIn(await mailTo(page.request, email, /talent/i)))
  await expect(partner.getByRole('heading', { name: TALENT })).toBeVisible()
  await expect(partner.getByRole('main')).not.toContainText('@')
  expect(await partner.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.reload()
  await expect(dialog.getByText(/^Read once|Read once,/)).toBeVisible()
  await dialog.getByRole('button', { name: talent.end }).click()
  await expect(dialog.getByText(/It stopped working on/)).toBeVisible()
  await partner.reload()
  await expect(partner.getByRole('link', { name: talentPage.missing.action.label })).toBeVisible()
  await expect(partner.getByText(TALENT)).toHaveCount(0)
  await context.close()

  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: new RegExp(`^${adminPage.tabs.applications}`) }).click()
  await page.getByText(applicationLists.names.report, { exact: true }).click()
  await expect(page.getByRole('heading', { name: partnerReport.heading })).toBeVisible()
  await expect(page.getByText(partnerReport.rule)).toBeVisible()
  await addAxe(page)
  await expectNoFault(page, 'numbers for partners')
  // On paper there is nothing but the report.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: partnerReport.tables.hubs.heading })).toBeVisible()
  for (const part of [page.getByRole('tablist'), page.getByText(partnerReport.lead)])
    await expect(part).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}
