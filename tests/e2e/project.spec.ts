import { expect, type Page } from 'playwright/test'
import { ownProjectPage as words } from '#words/pages/own-project.ts'
import { teamSteps } from '#words/pages/team-steps.ts'
import { projectForm } from '#words/project-form.ts'
import { addAxe, findFaults } from './axe.ts'
import { meetingUtilities } from './both-sheets.ts'
import { enter, registerTeam, toast } from './steps.ts'
import { test } from './visitor.ts'

test.use({ viewport: { width: 360, height: 740 } })

const { fields, transports } = projectForm

const at = (page: Page, name: keyof typeof fields) => page.locator(`main [name=${name}]`)
const isIn = (page: Page, state: 'saved' | 'offline') =>
  expect(page.locator(`[data-saving=${state}]`)).toBeVisible()

/** Lets the page send what was typed at once, as when the network comes back, instead of a moment later. */
const hurry = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

/** Ends every request to projects, as a network that is gone does, until the function that it returns is called. */
async function cutNetwork(page: Page) {
  await page.route('**/api/projects/**', (route) => route.abort())
  return () => page.unroute('**/api/projects/**')
}

test('on a phone whose network fails at every step a project is written, merged, handed in and taken back, and nothing is lost', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, session } = await enter(page, baseURL!)
  await registerTeam(request, baseURL!, email)
  await page.goto('/account')
  await page.getByRole('link', { name: teamSteps.project.label }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.untitled)
  // The heading is there before the project is.
  await expect(at(page, 'title')).toBeVisible()

  // What is typed without a network is on the device, survives a reload, and is sent once it is back.
  let mend = await cutNetwork(page)
  await at(page, 'title').fill('Mosi')
  await hurry(page)
  await isIn(page, 'offline')
  await mend()
  await hurry(page)
  await isIn(page, 'saved')
  mend = await cutNetwork(page)
  await at(page, 'summary').fill('Water levels for any assistant')
  await hurry(page)
  await isIn(page, 'offline')
  await mend()
  await page.reload()
  await expect(at(page, 'summary')).toHaveValue('Water levels for any assistant')
  await isIn(page, 'saved')

  // The server stores a version whose answer is lost: it is nobody else's.
  await page.route('**/api/projects/**', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await at(page, 'languages').fill('Bemba')
  await hurry(page)
  await isIn(page, 'offline')
  await at(page, 'languages').fill('Bemba, English')
  await page.unroute('**/api/projects/**')
  await hurry(page)
  await isIn(page, 'saved')
  await expect(page.locator('[data-compare]')).toHaveCount(0)

  // Another member changes another field, which comes into the form, and then the same one, which is compared.
  const [team] = new URL(page.url()).searchParams.getAll('team')
  const headers = { authorization: `Bearer ${session!.access_token}` }
  const path = `/api/projects/mine/${team}`
  const elsewhere = async (changes: object) => {
    const { project } = (await (await request.get(path, { headers })).json()) as {
      project: { revision: string; draft: object }
    }
    const data = { ...project.draft, revision: project.revision, ...changes }
    expect((await request.put(path, { headers, data })).status()).toBe(200)
  }
  await elsewhere({ dataSources: 'Zambezi River Authority, CC BY 4.0' })
  await at(page, 'title').fill('Mosi-oa-Tunya')
  await hurry(page)
  await expect(at(page, 'dataSources')).toHaveValue('Zambezi River Authority, CC BY 4.0')
  await isIn(page, 'saved')
  await elsewhere({ title: 'Victoria' })
  await at(page, 'title').fill('Smoke')
  await hurry(page)
  const compare = page.locator('[data-compare]')
  await expect(compare).toContainText('Victoria')
  await addAxe(page)
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: words.compare.open, exact: true }).click()
  await compare.getByLabel(words.compare.takeTheirs).check()
  await compare.getByRole('button', { name: words.compare.save }).press('Enter')
  await expect(at(page, 'title')).toHaveValue('Victoria')
  await expect(at(page, 'title')).toBeFocused()

  // The preview is the server's, and shows no tags of the writer.
  await at(page, 'description').fill(`# Gauges\n\n<script>alert(1)</script> ${'text '.repeat(30)}`)
  await page.getByRole('button', { name: words.preview.open }).click()
  const preview = page.getByRole('region', { name: words.preview.label })
  await expect(preview.getByRole('heading', { name: 'Gauges' })).toBeVisible()
  await expect(preview).toContainText('<script>alert(1)</script>')
  await page.getByRole('button', { name: words.preview.close }).click()

  // What is missing is named, and leads to its field.
  const missing = page.locator('[data-missing]')
  await missing.getByRole('button', { name: fields.repositoryUrl.label }).click()
  await expect(at(page, 'repositoryUrl')).toBeFocused()
  await page.keyboard.type('https://github.com/mosi/server/tree/main')
  await at(page, 'licence').selectOption('MIT')
  await page.getByLabel(transports.stdio.label).check()
  await at(page, 'command').fill('npx -y mosi')
  await at(page, 'tools').fill('water_level')
  await page.getByRole('button', { name: words.handIn, exact: true }).click()
  await expect(at(page, 'tools')).toBeFocused()
  await at(page, 'tools').fill('water_level: the level at a gauge')

  // What is scrolled into view, as for the focus, stops above the buttons that stay at the foot of the screen.
  await at(page, 'dataSources').evaluate((field) => {
    field.scrollIntoView({ block: 'end', behavior: 'instant' })
  })
  const end = await at(page, 'dataSources').evaluate(
    (field) => field.getBoundingClientRect().bottom,
  )
  const bar = await page
    .locator('[data-stays]')
    .evaluate((element) => element.getBoundingClientRect().top)
  expect(end).toBeLessThanOrEqual(bar)

  // The hand-in arrives and its answer does not: a second press finds it done.
  await page.route('**/submission', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: words.handIn, exact: true }).click()
  await expect(toast(page)).toContainText(words.failure.title)
  await page.unroute('**/submission')
  const state = page.locator('#handed-in')
  const again = page.getByRole('button', { name: words.handIn, exact: true })
  await again.or(page.getByText(words.state.same)).first().waitFor()
  if (await again.isVisible()) await again.click()
  await expect(state).toContainText(words.state.same)
  await expect(at(page, 'repositoryUrl')).toHaveValue('https://github.com/mosi/server')
  await page.reload()
  await expect(state).toContainText(words.state.same)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('draft:project')
  await expect(page.getByText(words.submitted)).toBeVisible()

  // A later draft leaves what was handed in as it is, until it is taken back.
  await at(page, 'summary').fill('Water levels, and warnings')
  await expect(state).toContainText(words.state.changed)
  await hurry(page)
  await isIn(page, 'saved')
  expect(await meetingUtilities(page)).toEqual([])

  // A second too late, on a device that has slept, the answer says when it closed.
  await page.route('**/submission', (route) =>
    route.fulfill({
      status: 403,
      json: {
        error: { code: 'projects.closed', message: 'Too late.' },
        closedAt: '2025-11-04T23:59:59+02:00',
      },
    }),
  )
  await page.getByRole('button', { name: words.handInAgain }).click()
  await expect(toast(page)).toContainText(words.state.closed('4 November 2025 at 23:59'))
  await page.unroute('**/submission')

  // After the deadline the project is to be read: what was submitted, and what was changed later.
  await page.route('**/api/projects/mine/*', async (route) => {
    const answer = await route.fetch()
    const own = (await answer.json()) as { deadline: string }
    await route.fulfill({ json: { ...own, now: Date.parse(own.deadline) + 60_000 } })
  })
  await page.reload()
  await expect(state).toContainText(words.state.changedLate)
  const main = page.getByRole('main')
  await expect(main.locator('input, textarea, select')).toHaveCount(0)
  await expect(main.getByRole('heading', { name: 'Gauges' })).toBeVisible()
  await expect(main.getByText('npx -y mosi')).toBeVisible()
  await expect(main.getByText(fields.videoUrl.label)).toHaveCount(0)
  await expect(main.locator('.sheet', { hasText: words.later })).toContainText(
    'Water levels, and warnings',
  )
  await addAxe(page)
  expect(await findFaults(page)).toEqual([])
  expect(await meetingUtilities(page)).toEqual([])
  await page.unroute('**/api/projects/mine/*')
  await page.reload()
  await page.getByRole('button', { name: words.takeBack.action }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.takeBack.confirm }).click()
  await expect(state).toContainText(words.state.none)
  await expect(at(page, 'summary')).toHaveValue('Water levels, and warnings')
})
