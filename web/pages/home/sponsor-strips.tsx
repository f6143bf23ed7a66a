import { sponsors } from '#content/facts/sponsors.ts'
import { paths } from '#content/paths.ts'
import { home } from '#words/pages/home.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

const levels = [
  {
    level: 'premier',
    label: home.sponsors.premier,
    tint: 'indigo',
    size: 'size-12 max-sm:hidden',
    list: 'grid-cols-2 text-xl',
  },
  {
    level: 'gold',
    label: home.sponsors.gold,
    tint: 'ochre',
    size: 'size-8 max-sm:hidden',
    list: 'grid-cols-3 text-sm lg:text-base',
  },
] as const

export function SponsorStrips() {
  return (
    <section className="wrap py-8" aria-labelledby="sponsors">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="sponsors" className="text-2xl">
          {home.sponsors.title}
        </h2>
        <SmartLink className="link" href={home.sponsors.action.href}>
          {home.sponsors.action.label}
        </SmartLink>
      </div>
      {levels.map(({ level, label, tint, size, list }) => {
        const named = sponsors.filter((sponsor) => sponsor.level === level)
        // A level without any has a place to offer.
        const places =
          named.length > 0 ? named : [{ id: level, name: '', website: '', sample: true }]
        return (
          <div
            key={level}
            className="mt-4 grid gap-3 border-t border-line pt-4 md:grid-cols-[8rem_1fr]"
          >
            <h3 className="font-sans text-sm font-semibold text-muted">{label}</h3>
            <ul
              className={`gap-3 font-display font-bold ${named.every(({ sample }) => sample) ? 'grid' : 'flex flex-wrap'} ${list}`}
            >
              {places.map((sponsor) =>
                sponsor.sample ? (
                  <li key={sponsor.id}>
                    <SmartLink
                      href={`${paths.sponsors}#${level}`}
                      aria-label={home.sponsors.vacantLabel(label)}
                      className="grid h-full place-items-center border border-dashed border-current p-3 text-center leading-tight text-muted lg:p-6"
                    >
                      {home.sponsors.vacant}
                    </SmartLink>
                  </li>
                ) : (
                  <li key={sponsor.id} className="flex items-center gap-3 wrap-anywhere">
                    <Rosette seed={sponsor.id} tint={tint} className={size} />
                    {sponsor.website ? (
                      <SmartLink href={sponsor.website}>{sponsor.name}</SmartLink>
                    ) : (
                      sponsor.name
                    )}
                  </li>
                ),
              )}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
