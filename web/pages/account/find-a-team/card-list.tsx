import { Suspense, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { hubs } from '#content/catalogue/hubs.ts'
import { languageCodes } from '#content/facts/languages.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { languageNames } from '#words/languages.ts'
import { findTeamPage } from '#words/pages/find-team.ts'
import { trackNames } from '#words/track-names.ts'
import { countryChoices } from '../../../components/form-parts/country-choices.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField, TextField } from '../../../components/ui/field.tsx'
import { lateDialog } from '../../../components/ui/late-dialog.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import { useCards, type Card, type OwnMatching } from '../../../data/matching.ts'
import { readFilters, type filterNames } from './card-filters.ts'
import { CardView } from './card.tsx'
import { Part } from './part.tsx'

const { list: text, card: cardText, failed } = findTeamPage

const loadContact = () => import('./contact.tsx')
const ContactDialog = lateDialog(loadContact)

type Act = 'write' | 'ask' | 'hide' | 'report'

/** The cards of others, filtered by the address of the page. */
export function CardList({ own, reload }: { own: OwnMatching; reload: () => Promise<unknown> }) {
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)
  const { after, ...narrowed } = filters
  const { data, error, isLoading, mutate } = useCards(filters as never)
  const [opened, setOpened] = useState<{ act: Act; card: Card }>()
  const isNarrowed = Object.keys(narrowed).length > 0

  function narrow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setParams(given as [string, string][], { preventScrollReset: true })
  }

  const linkTo = (next: Record<string, string>) =>
    `?${new URLSearchParams({ ...narrowed, ...next })}`
  return (
    <Part id="cards" title={text.heading}>
      <Filters
        key={params.toString()}
        chosen={narrowed}
        onSubmit={narrow}
        isNarrowed={isNarrowed}
      />
      <div aria-busy={isLoading} className="mt-8 grid gap-10">
        {/* What was loaded before stays beside the failure. */}
        {error && (
          <Notice as="div" variant="bad" role="alert" className="grid justify-items-start gap-3">
            <p className="font-semibold">{error instanceof Error ? error.message : failed.text}</p>
            <Button variant="secondary" onClick={() => void mutate()}>
              {failed.retry}
            </Button>
          </Notice>
        )}
        {!error && data?.rows.length === 0 && (
          <p className="text-lg">{isNarrowed || after ? text.noMatch : text.empty}</p>
        )}
        {data && data.rows.length > 0 && (
          <ul className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
            {data.rows.map((card) => (
              <li key={card.id} className="min-w-0">
                <CardView card={card}>
                  <Actions
                    card={card}
                    mayAsk={own.isLooking}
                    onAct={(act) => setOpened({ act, card })}
                  />
                </CardView>
              </li>
            ))}
          </ul>
        )}
        {(after || data?.next) && (
          <nav aria-label={text.nav} className="flex flex-wrap gap-x-6 gap-y-2">
            {after && (
              <SmartLink className="link" href={linkTo({})}>
                {text.newest}
              </SmartLink>
            )}
            {data?.next && (
              <SmartLink className="link" href={linkTo({ after: data.next })}>
                {text.more}
              </SmartLink>
            )}
          </nav>
        )}
      </div>
      {opened && (
        <Suspense>
          <ContactDialog
            act={opened.act}
            about={{ kind: 'card', id: opened.card.id, name: opened.card.name }}
            to={opened.card.id}
            own={own}
            onDone={reload}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Part>
  )
}

function Actions({
  card,
  mayAsk,
  onAct,
}: {
  card: Card
  mayAsk: boolean
  onAct: (act: Act) => void
}) {
  const acts: Act[] = card.isTeam && mayAsk ? ['ask', 'write'] : ['write']
  const label = (act: Act) => cardText.label(cardText[act], card.name)
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          variant="secondary"
          aria-label={label(act)}
          onPointerEnter={() => void loadContact()}
          onClick={() => onAct(act)}
        >
          {cardText[act]}
        </Button>
      ))}
      <span className="flex gap-5">
        {(['hide', 'report'] as const).map((act) => (
          <button
            key={act}
            type="button"
            className="cursor-pointer py-3 text-sm text-muted underline hover:text-figure"
            aria-label={label(act)}
            onClick={() => onAct(act)}
          >
            {cardText[act]}
          </button>
        ))}
      </span>
    </>
  )
}

function Filters({
  chosen,
  isNarrowed,
  onSubmit,
}: {
  chosen: Partial<Record<(typeof filterNames)[number], string>>
  isNarrowed: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}) {
  return (
    <form role="search" aria-label={text.filters} onSubmit={onSubmit}>
      <details open={isNarrowed || undefined} className="border-y border-line">
        <summary className="fold font-semibold">{text.filters}</summary>
        <div className="grid gap-4 pt-2 pb-6 sm:grid-cols-2 lg:grid-cols-3">
          <SelectField
            label={text.kind.label}
            name="kind"
            placeholder={text.kind.any}
            defaultValue={chosen.kind ?? ''}
            options={(['person', 'team'] as const).map((value) => ({
              value,
              label: text.kind[value],
            }))}
          />
          <SelectField
            label={text.track.label}
            name="track"
            placeholder={text.track.any}
            defaultValue={chosen.track ?? ''}
            options={trackIds.map((value) => ({ value, label: trackNames[value] }))}
          />
          <SelectField
            label={text.country.label}
            name="country"
            placeholder={text.country.any}
            defaultValue={chosen.country ?? ''}
            options={countryChoices}
          />
          <SelectField
            label={text.hub.label}
            name="hub"
            placeholder={text.hub.any}
            defaultValue={chosen.hub ?? ''}
            options={hubs.map(({ id, city }) => ({ value: id, label: city }))}
          />
          <SelectField
            label={text.language.label}
            name="language"
            placeholder={text.language.any}
            defaultValue={chosen.language ?? ''}
            options={languageCodes.map((value) => ({ value, label: languageNames[value] }))}
          />
          <TextField
            label={text.skills.label}
            name="skills"
            defaultValue={chosen.skills}
            maxLength={100}
          />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-full">
            <Button type="submit">{text.show}</Button>
            {isNarrowed && (
              <SmartLink className="link" href="?">
                {text.clear}
              </SmartLink>
            )}
          </div>
        </div>
      </details>
    </form>
  )
}
