import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'

/** Such as `words-fr`; English needs none. */
const condition = /--conditions[= ](words-[\w-]+)/.exec(process.env.NODE_OPTIONS ?? '')?.[1]

/**
 * Builds with the words of another folder. `NODE_OPTIONS=--conditions=words-fr` tells Node, which draws the
 * documents, what package.json means by `#words/*`; this tells it everything that Vite bundles.
 */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'post',
    configEnvironment(name, { resolve }) {
      if (!condition) return undefined
      const usual = name === 'client' ? defaultClientConditions : defaultServerConditions
      return { resolve: { conditions: [...(resolve?.conditions ? [] : usual), condition] } }
    },
  }
}
