import type { Plugin } from 'vite'

/**
 * What keeps the unused half of React Router in the bundle: statements and calls that count as side effects of the module,
 * and warnings for developers. The package has a build without the warnings, but its `exports` never lead there.
 */
const edits: [what: string, found: RegExp, replacement: string][] = [
  ['warnings', /\bENABLE_DEV_WARNINGS = true;/, 'ENABLE_DEV_WARNINGS = false;'],
  ['names for the developer tools', /^\w+\.displayName = .+;$/gm, ''],
  // Only React Server Components provide this context.
  ['a context for classes', /^\w+\.contextType = RSCRouterContext;$/gm, ''],
  [
    'pure calls',
    /(?<=^var \w+ = )(?=\w+\.(forwardRef|memo|createContext)\()/gm,
    '/* @__PURE__ */ ',
  ],
  ['classes', /(?<= = class extends )\w+\.Component(?= \{$)/gm, '(/* @__PURE__ */ (() => $&)())'],
]

/** Lets the build drop what nobody imports from React Router. Fails if a release is written differently. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/, code: 'function BrowserRouter(' },
      handler: (code) =>
        edits.reduce((edited, [what, found, replacement]) => {
          const next = edited.replace(found, replacement)
          if (next === edited) throw new Error(`React Router no longer has ${what} as expected.`)
          return next
        }, code),
    },
  }
}
