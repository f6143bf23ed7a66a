import { expect, test, type Page } from 'playwright/test'
import { articlePage } from '#words/pages/blog.ts'
import { site } from '#words/site.ts'
import { BOOT, holdBack } from './steps.ts'

const { share } = articlePage
const address = '/blog/introducing-mcphack-africa'
const shared = {
  title: 'Introducing MCPHack Africa',
  url: 'https://mcphack.africa/blog/introducing-mcphack-africa',
}

const toasts = (page: Page) => page.getByRole('status', { name: site.toast.region })
const button = (page: Page) => page.getByRole('button', { name: share.label })

/** Stands in for what the device offers; `__shared` and `__copied` keep what it was given. */
async function device(page: Page, sheet: 'none' | 'takes it' | 'is closed', copies: boolean) {
  await page.addInitScript(
    ([does, canCopy]) => {
      const kept = window as unknown as { __shared?: unknown; __copied?: string }
      const offer =
        does === 'none'
          ? undefined
          : (data: unknown) => {
              kept.__shared = data
              return does === 'takes it'
                ? Promise.resolve()
                : Promise.reject(new DOMException('closed', 'AbortError'))
            }
      if (offer) Object.defineProperty(navigator, 'share', { value: offer })
      else Reflect.deleteProperty(Navigator.prototype, 'share')
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: (text: string) => {
            if (!canCopy) return Promise.reject(new DOMException('refused', 'NotAllowedError'))
            kept.__copied = text
            return Promise.resolve()
          },
        },
      })
    },
    [sheet, copies] as const,
  )
}

const given = (page: Page) =>
  page.evaluate(() => {
    const { __shared, __copied } = window as unknown as { __shared?: unknown; __copied?: string }
    return { shared: __shared, copied: __copied }
  })

test('an article goes to the share sheet of the device, with one click', async ({ page }) => {
  await device(page, 'takes it', true)
  await page.goto(address)
  await button(page).click()
  await expect.poll(() => given(page)).toEqual({ shared, copied: undefined })
})

test('a click before any script has loaded shares the article once the scripts have', async ({
  page,
}) => {
  await device(page, 'takes it', true)
  const release = await holdBack(page, BOOT)
  await page.goto(address)
  await button(page).click()
  release()
  await expect.poll(() => given(page)).toEqual({ shared, copied: undefined })
})

test('closing the share sheet says nothing and copies nothing', async ({ page }) => {
  await device(page, 'is closed', true)
  await page.goto(address)
  await button(page).click()
  await expect.poll(() => given(page)).toEqual({ shared, copied: undefined })
  await expect(toasts(page)).toHaveText('')
})

test('without a share sheet the link is copied, and a toast says so', async ({ page }) => {
  await device(page, 'none', true)
  await page.goto(address)
  await button(page).click()
  await expect(toasts(page)).toContainText(share.copied)
  expect(await given(page)).toEqual({ shared: undefined, copied: shared.url })
})

test('where copying is not allowed, the reader is told how to get the link', async ({ page }) => {
  await device(page, 'none', false)
  await page.goto(address)
  await button(page).click()
  await expect(page.getByText(share.copyFailed).last()).toBeVisible()
})

test('the rosette of an article flies from its card to its top, from document to document and in the app, and a line says how much has been read', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kept = window as unknown as { flown?: Promise<string[]> }
    const flights = ({ ready }: ViewTransition) =>
      ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((name) => name.includes('-group')),
      )
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition) kept.flown = flights(viewTransition)
    })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      kept.flown = flights(transition)
      return transition
    }
  })
  const flown = () => page.evaluate(() => (window as unknown as { flown?: string[] }).flown)
  const group = '::view-transition-group(introducing-mcphack-africa)'
  const card = page.locator('.articles').getByRole('link', { name: shared.title })
  const top = page.getByRole('heading', { level: 1, name: shared.title })

  // A document whose styles come too late for the flight shows none.
  await expect(async () => {
    await page.goto('/blog')
    await card.click()
    await expect(top).toBeVisible()
    expect(await flown()).toContain(group)
  }).toPass()

  /** How much of the line is drawn; all of it, where nothing scales it any more. */
  const line = async () => {
    const scale = await page
      .locator('.bar')
      .evaluate((bar) => getComputedStyle(bar, '::after').scale)
    return scale === 'none' ? 1 : Number.parseFloat(scale)
  }
  expect(await line()).toBe(0)
  await page.locator('.prose > :last-child').evaluate((end) => {
    end.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  await expect.poll(line).toBeGreaterThan(0.9)

  await page.goto('/resources')
  // The search starts the app.
  await page.getByRole('searchbox').fill('s')
  await expect.poll(() => page.evaluate(() => location.search)).toBe('?q=s')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const latest = page.locator('.card a').first()
  const slug = (await latest.getAttribute('href'))!.replace('/blog/', '')
  await latest.click()
  await expect(page).toHaveURL(`/blog/${slug}`)
  await expect(page.locator('.article-hero')).toBeVisible()
  expect(await flown()).toContain(`::view-transition-group(${slug})`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(
    await page.locator('.bar').evaluate((bar) => getComputedStyle(bar, '::after').content),
  ).toBe('none')
})
