// Generates web/public/fonts/: the typefaces of printed certificates, cut to the code points of content/facts/print-faces.ts.
// To be run after a change of these. It takes the fonts from the npm registry, because nothing else needs them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { printFaces } from '#content/facts/print-faces.ts'

const FOLDER = 'web/public/fonts'
const noto = (script, weight) => [
  `@fontsource/noto-sans-${script}@5.3.0`,
  `files/noto-sans-${script}-${script}-${weight}-normal.woff2`,
]
const sources = {
  display: [
    '@expo-google-fonts/bricolage-grotesque@0.4.1',
    '700Bold/BricolageGrotesque_700Bold.ttf',
  ],
  latin: ['@expo-google-fonts/noto-sans@0.4.2', '500Medium/NotoSans_500Medium.ttf'],
  arabic: noto('arabic', 600),
  ethiopic: noto('ethiopic', 600),
  tifinagh: noto('tifinagh', 400),
  nko: noto('nko', 400),
}
/** A space, and the two marks that part and join letters. */
const everywhere = ' \u200c\u200d'
/** What shapes and places letters; small capitals and old figures go. */
const keepFeatures =
  'ccmp locl mark mkmk kern liga calt clig rlig rclt init medi med2 fina fin2 fin3 isol'.split(' ')

const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
mkdirSync(FOLDER, { recursive: true })
for (const [face, [name, file]] of Object.entries(sources)) {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name])
  execFileSync('tar', ['-xzf', join(folder, packed.toString().trim()), '-C', folder])
  const letters = printFaces[face].flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  )
  const font = await subsetFont(
    readFileSync(join(folder, 'package', file)),
    letters.join('') + everywhere,
    { targetFormat: 'truetype', keepFeatures, noHinting: true },
  )
  writeFileSync(join(FOLDER, `certificate-${face}.ttf`), font)
  rmSync(join(folder, 'package'), { recursive: true })
  console.log(`${face}: ${font.length} bytes`)
}
rmSync(folder, { recursive: true })
