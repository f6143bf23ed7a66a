import type { Plugin } from 'vite'

const COOKIES = /\bif \(args\?\.cookie\)/

/** Drops from Hono's client how it writes cookies, which a browser never lets a page send. Fails if a release has none. */
export function leanClient(): Plugin {
  return {
    name: 'lean-client',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/hono\/dist\/client\/client\.js$/ },
      handler(code) {
        if (!COOKIES.test(code))
          throw new Error("Hono's client no longer writes cookies as expected.")
        return code.replace(COOKIES, 'if (false)')
      },
    },
  }
}
