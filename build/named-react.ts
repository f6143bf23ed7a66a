import type { Plugin } from 'vite'

const MODULE = '\0named-react'

/** What our own files import from React, by the module of React that has it. */
const names = {
  'react/jsx-runtime': 'Fragment, jsx, jsxs',
  react:
    'Component, Suspense, createContext, lazy, use, useCallback, useContext, useEffect, useId, useLayoutEffect, ' +
    'useMemo, useRef, useState, useSyncExternalStore',
  'react-dom': 'flushSync',
  'react-dom/client': 'hydrateRoot',
}

const code = Object.entries(names)
  .map(([source, list], index) => {
    const whole = `whole${index}`
    return `import ${whole} from '${source}'\nexport const { ${list} } = ${whole}`
  })
  .join('\n')

/**
 * Gives React names that can be imported one by one. React is CommonJS: without this, each of our files in the build
 * unwraps it again, and calls `(0, react.useState)()` where it could call a letter.
 */
export function namedReact(): Plugin {
  return {
    name: 'named-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source in names && importer !== MODULE && !importer?.includes('/node_modules/')
        ? MODULE
        : null,
    load: (id) => (id === MODULE ? code : null),
  }
}
