import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'

/** The language's condition in package.json, such as `words-fr`; English needs none. */
const condition = /--conditions[= ](words-[\w-]+)/.exec(process.env.NODE_OPTIONS ?? '')?.[1]

/**
 * Builds with the words of another folder. `NODE_OPTIONS=--conditions=words-fr` decides how Node, which draws the
 * documents, resolves `#words/*`; this plugin applies the same condition to everything that Vite bundles.
 */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'post',
    configEnvironment(name, { resolve }) {
      if (!condition) return undefined
      const defaults = name === 'client' ? defaultClientConditions : defaultServerConditions
      return { resolve: { conditions: [...(resolve?.conditions ? [] : defaults), condition] } }
    },
  }
}
