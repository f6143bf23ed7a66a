import { notFoundPage } from '#words/pages/not-found.ts'
import { RegistrationState } from '../../components/registration/registration-state.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

/** Where most visitors want to go. */
export function MainPages() {
  const { label, list } = notFoundPage.pages
  return (
    <nav aria-label={label} className="wrap py-10 lg:py-16">
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-5">
        {list.map(({ name, note, href, ...notes }) => (
          <li key={href} className="border-t-2 border-figure max-sm:border-t max-sm:border-line">
            <SmartLink
              href={href}
              className="block py-3 font-display text-xl font-bold max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4"
            >
              <span className="link">{name}</span>
              <span className="block font-sans text-base font-normal text-muted">
                {'closedNote' in notes ? (
                  <RegistrationState
                    as="span"
                    open={note}
                    closed={notes.closedNote}
                    upcoming={notes.upcomingNote}
                  />
                ) : (
                  note
                )}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
