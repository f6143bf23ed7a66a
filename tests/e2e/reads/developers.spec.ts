import { expect, test } from 'playwright/test'

test.use({ javaScriptEnabled: false })

test('on a phone, no path breaks at a hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/developers')
  const ends = await page.locator('summary code').evaluateAll((paths) => {
    for (const details of document.querySelectorAll('details')) details.open = true
    return paths.flatMap((path) => {
      const found = []
      const range = document.createRange()
      const texts = document.createTreeWalker(path, NodeFilter.SHOW_TEXT)
      let line = { text: '', top: 0 }
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        if (text.parentElement!.matches('b')) continue
        for (let index = 0; index < text.length; index += 1) {
          range.setStart(text, index)
          range.setEnd(text, index + 1)
          const { top } = range.getBoundingClientRect()
          if (line.text.trim() && text.data[index] !== ' ' && Math.abs(top - line.top) > 4) {
            found.push(line.text)
            line = { text: '', top }
          }
          line = { text: line.text + text.data[index], top }
        }
      }
      return found
    })
  })
  expect(ends.length).toBeGreaterThan(10)
  expect(ends.filter((end) => end.endsWith('-'))).toEqual([])
})
