import type { Plugin } from 'vite'

/**
 * Custom properties through which Tailwind's utilities affect each other: `border` reads the style set by `border-dashed`,
 * and `text-lg` the line height set by `leading-6`. We need neither, because `border-dashed` and `leading-6` come later in
 * the sheet and set the value themselves. Only a width or size with a breakpoint would come later still.
 */
const messages: [found: RegExp, replacement: string][] = [
  [/var\(--tw-border-style\)/g, 'solid'],
  [/var\(--tw-leading,(calc\([^)]*\)|[^()]*)\)/g, '$1'],
  [/--tw-(border-style|leading|font-weight|tracking|outline-style):[^;}]+;?/g, ''],
  [/@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/g, ''],
  [/@property --tw-[\w-]+\{[^}]*\}/g, ''],
  // Browsers from before 2023 lack color-mix() and show no tints. The words on them are readable on the ground too, so
  // neither Tailwind's conditions nor its fallback colours are needed.
  [/@supports \(color: ?color-mix\(in lab, red, red\)\) ?\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1'],
  [/([{;])([a-z-]+):(?:[^;{}()]|\([^()]*\))*;(?=\2:[^;{}]*color-mix)/g, '$1'],
  // Each of its passes repeats the declaration that has a prefix.
  [/(-webkit-[a-z-]+:[^;{}]+;)(?=\1)/g, ''],
]

/** Takes out of Tailwind's utilities what they tell each other and the declarations that it needs: a tenth of the first styles. */
export function plainUtilities(): Plugin {
  return {
    name: 'plain-utilities',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/styles\/\w+\.css$/ },
      handler(code, id) {
        const plain = messages.reduce(
          (text, [found, replacement]) => text.replace(found, replacement),
          // site.css reaches every reader, so Tailwind's notice is needed only there.
          id.endsWith('/site.css') ? code : code.replace(/\/\*! tailwindcss [^]*?\*\//, ''),
        )
        const left = /.{30}--tw-.{30}/.exec(plain)
        if (left) throw new Error(`A utility depends on others: ${left[0]}`)
        return plain
      },
    },
  }
}
