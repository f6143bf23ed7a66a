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
