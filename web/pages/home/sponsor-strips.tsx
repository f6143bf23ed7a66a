import { sponsors } from '#content/facts/sponsors.ts'
import { paths } from '#content/paths.ts'
import { home } from '#words/pages/home.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

const levels = [
  { level: 'premier', label: home.sponsors.premier, tint: 'indigo', list: 'text-xl' },
  { level: 'gold', label: home.sponsors.gold, tint: 'ochre', list: '' },
] as const

const isNamed = (level: string) => (sponsor: (typeof sponsors)[number]) =>
  sponsor.level === level && !sponsor.sample

export function SponsorStrips() {
  // A level without any has a place to offer, and all such levels share a line.
  const vacant = levels.filter(({ level }) => !sponsors.some(isNamed(level)))
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
      {vacant.length > 0 && (
        <div className="mt-4 grid grid-cols-2 gap-2">
          {vacant.map(({ level, label, tint }) => (
            <div
              key={level}
              className="tinted vacant flex flex-wrap items-baseline gap-x-3 p-3"
              data-tint={tint}
            >
              <h3 className="font-sans text-sm font-semibold">{label}</h3>
              <SmartLink
                className="link font-display font-bold lg:text-xl"
                href={`${paths.sponsors}#${level}`}
                aria-label={home.sponsors.vacantLabel(label)}
              >
                {home.sponsors.vacant}
              </SmartLink>
            </div>
          ))}
        </div>
      )}
      {levels
        .filter((level) => !vacant.includes(level))
        .map(({ level, label, tint, list }) => (
          <div
            key={level}
            className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-line pt-4"
          >
            <h3 className="font-sans text-sm font-semibold text-muted">{label}</h3>
            <ul className={`flex flex-wrap gap-x-6 gap-y-2 font-display font-bold ${list}`}>
              {sponsors.filter(isNamed(level)).map(({ id, name, website }) => (
                <li key={id} className="flex items-center gap-3 wrap-anywhere">
                  <Rosette seed={id} tint={tint} className="size-8 max-sm:hidden" />
                  {website ? <SmartLink href={website}>{name}</SmartLink> : name}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}
