import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { notFoundPage } from '#words/pages/not-found.ts'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { MainPages } from './main-pages.tsx'

export const meta = notFoundPage.meta

/** Says that there is no such page, and where the visitor may have wanted to go. */
export function Component() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404 Error: no page at ${pathname}`)
  }, [pathname])
  return (
    <>
      <PageHero
        eyebrow={notFoundPage.code}
        title={notFoundPage.title}
        lead={notFoundPage.text}
        aside={<LooseThread />}
      >
        <ButtonLink href={paths.home}>{notFoundPage.action}</ButtonLink>
      </PageHero>
      <MainPages />
    </>
  )
}

/** The places of the dots, each with a column and a row: the digits, and the thread that has come loose from the last. */
const digits = [
  [4, 2, ['...x.', '..xx.', '.x.x.', 'x..x.', 'xxxxx', '...x.', '...x.']],
  [10, 2, ['.xxx.', 'x...x', 'x...x', 'x...x', 'x...x', 'x...x', '.xxx.']],
  [16, 2, ['...x.', '..xx.', '.x.x.', 'x..x.', 'xxxxx', '...x.', '...x.']],
] as const
const thread = [
  [19.3, 9],
  [19.9, 9.9],
  [20.8, 10.6],
  [21.9, 10.9],
  [23, 10.6],
] as const
const STEP = 10

/** The number of the page, printed on the cloth dot by dot. */
function LooseThread() {
  const lit = [
    ...digits.flatMap(([left, top, rows]) =>
      rows.flatMap((row, y) =>
        row.split('').flatMap((dot, x) => (dot === 'x' ? [[left + x, top + y] as const] : [])),
      ),
    ),
    ...thread,
  ]
  const rows = Array.from({ length: 13 }, (_, row) => row)
  return (
    <svg
      viewBox="-4 -4 248 128"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        className="text-muted"
        strokeOpacity=".4"
        strokeWidth="2.4"
        strokeDasharray={`0 ${STEP}`}
        d={rows.map((row) => `M0 ${row * STEP}H240`).join('')}
      />
      <path
        className="text-ochre"
        strokeWidth="8.4"
        d={lit.map(([x, y]) => `M${Math.round(x * STEP)} ${Math.round(y * STEP)}h0`).join('')}
      />
    </svg>
  )
}
