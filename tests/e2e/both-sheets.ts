import type { Page } from 'playwright/test'

/**
 * Elements on which a utility of one style sheet meets one of a sheet before it over the same property: `.gap-14 and
 * .gap-12: row-gap`. The order of the sheets then decides between them and not the order of utilities. site.css repeats
 * the utilities of first.css that have a breakpoint or a state; app.css repeats none.
 */
export function meetingUtilities(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Found = { rule: CSSStyleRule; isBare: boolean }
    const utilitiesOf = ({ cssRules }: CSSStyleSheet) => {
      const found: Found[] = []
      const collect = (rules: CSSRuleList, isBare: boolean) => {
        for (const rule of rules)
          if (rule instanceof CSSStyleRule)
            found.push({ rule, isBare: isBare && !/[^\\]:/.test(rule.selectorText) })
          else if (rule instanceof CSSGroupingRule)
            collect(rule.cssRules, isBare && !(rule instanceof CSSMediaRule))
      }
      for (const rule of cssRules)
        if (rule instanceof CSSLayerBlockRule && rule.name === 'utilities')
          collect(rule.cssRules, true)
      return found
    }
    const sheets = [...document.styleSheets].map((sheet) => ({
      isApp: sheet.href?.includes('/assets/app-') ?? false,
      utilities: utilitiesOf(sheet),
    }))
    const filled = sheets.filter(({ utilities }) => utilities.length > 0)
    if (filled.length < 2) return ['a sheet without utilities']
    const meetings = filled.flatMap(({ isApp, utilities }, index) => {
      const before = filled.slice(0, index).flatMap((sheet) => sheet.utilities)
      return utilities
        .filter(({ isBare }) => isBare)
        .flatMap(({ rule: last }) =>
          before.flatMap(({ rule: first, isBare }) => {
            if (!isBare && !isApp) return []
            const [own, others] = [[...last.style], [...first.style]]
            const both = own.filter((property) => others.includes(property))
            // Of two plain utilities, the one that sets less comes last in Tailwind's order too.
            const isSmaller = isBare && both.length === own.length && own.length < others.length
            if (isSmaller || first.selectorText === last.selectorText) return []
            const shared = both.find((property) => !property.startsWith('--'))
            const element = `:is(${last.selectorText}):is(${first.selectorText})`
            return shared && document.querySelector(element)
              ? `${last.selectorText} and ${first.selectorText}: ${shared}`
              : []
          }),
        )
    })
    return [...new Set(meetings)]
  })
}
