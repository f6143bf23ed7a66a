import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { contactPage } from '#words/pages/contact.ts'
import { partnerForm } from '#words/pages/partner-form.ts'
import { registerPage } from '#words/pages/register.ts'
import { buildEdition, serveFrom } from './edition-build.ts'
import { pdfLetters } from './pdf-text.ts'

const none = "externalForms = { registration: '', sponsorship: '', partnership: '' }"
const urls = {
  registration: 'https://teams.example.org/form?edition=2025',
  sponsorship: 'https://partners.example.org/tier',
  partnership: 'https://partners.example.org/kind',
}

const places = [
  { path: '/register', url: urls.registration, words: registerPage.embedded, own: 'team' },
  { path: '/sponsors', url: urls.sponsorship, words: partnerForm.embedded, own: 'partner' },
  { path: '/partner', url: urls.partnership, words: partnerForm.embedded, own: 'partner' },
]

// A second language as a translator would begin it: everything English but for these.
const kiswahili = {
  'language.ts': { "language = 'en'": "language = 'sw'", "locale = 'en-GB'": "locale = 'sw'" },
  'site.ts': { 'Skip to content': 'Ruka hadi maudhui' },
  'pages/about.ts': { 'Build with us': 'Jenga nasi' },
  'documents.ts': { 'Always up to date': 'Daima ya kisasa' },
}

test.describe('with the addresses of other forms and a second language', () => {
  test.describe.configure({ mode: 'default' })
  let built: Awaited<ReturnType<typeof buildEdition>> | undefined

  test.beforeAll(async () => {
    built = await buildEdition({
      mode: 'tests',
      changes: { [none]: `externalForms = ${JSON.stringify(urls)}` },
      words: kiswahili,
    })
  })
  test.afterAll(() => built?.remove())

  for (const { path, url, words, own } of places) {
    test(`${path} shows that form in a named, sandboxed frame, with a plain link and without ours`, async ({
      page,
    }) => {
      const noise: string[] = []
      page.on('console', (message) => noise.push(message.text()))
      await serveFrom(page, built!.pages)
      const asked: string[] = []
      await page.route(/example\.org/, (route) => {
        asked.push(route.request().url())
        return route.fulfill({
          contentType: 'text/html',
          body: '<title>Theirs</title><h1>Their form</h1><script>top.location="https://mcphack.africa/stolen"</script>',
        })
      })
      await page.goto(path)
      await expect(page.getByRole('link', { name: words.link })).toHaveAttribute('href', url)
      await expect(page.locator(`form[data-draft=${own}]`)).toHaveCount(0)
      const frame = page.locator('iframe')
      await expect(frame).toHaveAttribute('title', words.frameTitle)
      await expect(frame).toHaveAttribute('loading', 'lazy')
      await frame.scrollIntoViewIfNeeded()
      await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Their form')
      expect(asked).toEqual([url])
      // The sandbox keeps the form from leading the page away; the policy lets the frame in.
      expect(new URL(page.url()).pathname).toBe(path)
      expect(noise.filter((line) => /frame-src|Content Security Policy/i.test(line))).toEqual([])
    })
  }

  test('the pages use the words of that folder and declare its language, with and without the app', async ({
    page,
  }) => {
    await serveFrom(page, built!.pages)
    await page.goto('/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
    const skip = page.getByRole('link', { name: 'Ruka hadi maudhui' })
    const closing = page.getByRole('heading', { name: 'Jenga nasi' })
    const date = page.getByText('closes on 10 Oktoba 2025')
    for (const words of [skip, closing, date]) await expect(words).toHaveCount(1)
    await page.goto('/contact')
    await page.getByLabel(contactPage.form.fields.subject.label).focus()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    for (const words of [skip, closing, date]) await expect(words).toHaveCount(1)
  })

  test('the documents are in that language too', async () => {
    expect(pdfLetters(await readFile(join(built!.pages, 'schedule.pdf')))).toContain(
      'Daimayakisasa',
    )
  })

  test('React is the same file whatever the words are, and the start of the app that holds them is another', () => {
    const files = (folder: string, name: string) =>
      readdirSync(join(folder, 'assets')).filter((file) => file.startsWith(`${name}-`))
    expect(files(built!.pages, 'react')).toHaveLength(1)
    expect(files(built!.pages, 'react')).toEqual(files('dist/client', 'react'))
    expect(files(built!.pages, 'main')).not.toEqual([])
    expect(files(built!.pages, 'main')).not.toEqual(files('dist/client', 'main'))
  })

  test('a frame from anywhere else is refused', async ({ page }) => {
    await serveFrom(page, built!.pages)
    let asked = false
    await page.route(/example\.com/, (route) => {
      asked = true
      return route.fulfill({ contentType: 'text/html', body: 'no' })
    })
    await page.goto('/register')
    const refusal = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          )
          const frame = document.createElement('iframe')
          frame.src = 'https://example.com/'
          document.body.append(frame)
        }),
    )
    expect(await refusal).toBe('frame-src')
    expect(asked).toBe(false)
  })
})
