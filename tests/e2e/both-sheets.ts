import type { Page } from 'playwright/test'

/**
 * Elements on which a utility of the app's sheet, which comes last, meets one of every page's sheet over the same
 * property: `.gap-14 and .lg\:gap-12: row-gap`. With a breakpoint the app's may do so.
 */
export function meetingUtilities(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Found = { rule: CSSStyleRule; isBare: boolean }
    const utilitiesOf = (sheet: string) => {
      const found: Found[] = []
      const collect = (rules: CSSRuleList, isBare: boolean) => {
        for (const rule of rules)
          if (rule instanceof CSSStyleRule) found.push({ rule, isBare })
          else if (rule instanceof CSSGroupingRule)
            collect(rule.cssRules, isBare && !(rule instanceof CSSMediaRule))
      }
      for (const { href, cssRules } of document.styleSheets)
        if (href?.includes(`/assets/${sheet}-`))
          for (const rule of cssRules)
            if (rule instanceof CSSLayerBlockRule && rule.name === 'utilities')
              collect(rule.cssRules, true)
      return found
    }
    const [everywhere, app] = [utilitiesOf('styles'), utilitiesOf('app')]
    if (everywhere.length === 0 || app.length === 0) return ['a sheet without utilities']
    const meetings = app
      .filter(({ isBare }) => isBare)
      .flatMap(({ rule: last }) =>
        everywhere.flatMap(({ rule: first }) => {
          const shared = [...first.style].find(
            (property) => !property.startsWith('--') && [...last.style].includes(property),
          )
          const both = `:is(${last.selectorText}):is(${first.selectorText})`
          return shared && document.querySelector(both)
            ? `${last.selectorText} and ${first.selectorText}: ${shared}`
            : []
        }),
      )
    return [...new Set(meetings)]
  })
}
