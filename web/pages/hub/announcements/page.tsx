import '../../../styles/app.css'
import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatDate } from '#content/format/moments.ts'
import { keepWhole } from '#content/format/whole.ts'
import { paths } from '#content/paths.ts'
import { announcementsPanel } from '#words/pages/admin-announcements.ts'
import { hubAnnouncementsPage as words } from '#words/pages/hub-announcements.ts'
import { writeAnnouncement } from '#words/write-announcement.ts'
import { useAuth } from '../../../auth/auth-context.ts'
import { Rosette } from '../../../components/page-parts/rosette.tsx'
import { CountDots } from '../../../components/personal/count-dots.tsx'
import { NeedsSession } from '../../../components/personal/needs-session.tsx'
import { OwnEmpty } from '../../../components/personal/own-empty.tsx'
import { OwnFailed, OwnFrame, OwnWaiting } from '../../../components/personal/own-frame.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { latePart } from '../../../components/ui/late-part.tsx'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import { RoomContext, useAnnouncements, type AnnouncementRow } from '../../../data/announcements.ts'
import { ApiError } from '../../../data/api-error.ts'
import { AnnouncementState, Budget } from '../../admin/announcements/marks.tsx'

export const meta = words.meta

// The list comes without what it takes to write.
const OneAnnouncement = latePart(async () => ({
  default: (await import('../../admin/announcements/one-announcement.tsx')).OneAnnouncement,
}))

/** With fewer announcements than this, there is room below them for ideas. */
const FEW = 3

/** What those who run a hub write to its teams. */
export function Component() {
  const { hubId } = useAuth()
  return (
    <OwnFrame words={words} seed={hubId ?? undefined} backTo={paths.ownHub} className="gap-8">
      <NeedsSession path={paths.hubAnnouncements} waiting={waiting}>
        <RoomContext value="hub">
          <Announcements />
        </RoomContext>
      </NeedsSession>
    </OwnFrame>
  )
}

const waiting = <OwnWaiting words={words} />

/** All announcements of the hub, or the one that the address names. */
function Announcements() {
  const [params, setParams] = useSearchParams()
  const id = params.get('announcement')
  const show = (chosen?: string, isNew = false) =>
    setParams({ ...(chosen && { announcement: chosen }), ...(isNew && { new: '1' }) })
  if (!id)
    return <List page={params.get('page') ?? '1'} onWrite={() => show(crypto.randomUUID(), true)} />
  return (
    <Suspense fallback={waiting}>
      <OneAnnouncement
        key={id}
        id={id}
        isNew={params.has('new')}
        onSaved={() => show(id)}
        onClose={() => show()}
      />
    </Suspense>
  )
}

function List({ page, onWrite }: { page: string; onWrite: () => void }) {
  const { data, error, mutate } = useAnnouncements({ page })
  if (error instanceof ApiError && error.status === 403)
    return (
      <OwnEmpty text={error.message}>
        <ButtonLink href={words.account.href}>{words.account.label}</ButtonLink>
      </OwnEmpty>
    )
  if (error) return <OwnFailed words={words} error={error} onRetry={() => void mutate()} />
  if (!data) return waiting
  const { rows, total, size, budget } = data
  return (
    // With no announcements, the ideas fill the page; with a few, they follow the list.
    <div
      className={`grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_20rem] ${total === 0 ? '' : 'items-start'}`}
    >
      <div className="grid content-start gap-5 rounded bg-panel p-5 lg:col-start-2 lg:p-6">
        <div className="flex items-center justify-between gap-4">
          <Budget {...budget} className="text-lg font-semibold" />
          <CountDots full={budget.used} of={budget.most} />
        </div>
        <Button onClick={onWrite} className="w-full">
          {writeAnnouncement}
        </Button>
        <p className="text-sm text-muted">{words.replies}</p>
      </div>
      <div className="grid min-w-0 gap-8 lg:col-start-1 lg:row-start-1 lg:content-start">
        {rows.length > 0 && (
          <ul className="border-b border-line">
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
        {total === 0 && <OwnEmpty heading={words.ideas.none} text={words.ideas.text} />}
        {total > 0 && total < FEW && (
          <section aria-labelledby="ideas">
            <h2 id="ideas" className="text-xl">
              {words.ideas.heading}
            </h2>
            <p className="measure mt-2">{words.ideas.text}</p>
          </section>
        )}
        {total > size && (
          <nav aria-label={words.pages} className="flex flex-wrap gap-x-6 gap-y-2">
            {data.page > 1 && <PageLink to={data.page - 1}>{words.newer}</PageLink>}
            {data.page * size < total && <PageLink to={data.page + 1}>{words.older}</PageLink>}
          </nav>
        )}
      </div>
    </div>
  )
}

const PageLink = ({ to, children }: { to: number; children: ReactNode }) => (
  <SmartLink className="link" href={`${paths.hubAnnouncements}?page=${to}`}>
    {children}
  </SmartLink>
)

function Row({ row: { id, subject, state, audience, createdAt } }: { row: AnnouncementRow }) {
  return (
    <li className="row-title items-start border-t border-line py-4">
      <Rosette seed={subject} className="size-12 shrink-0 lg:size-14" />
      <div className="grid min-w-0 gap-1">
        <h2 className="text-xl wrap-anywhere lg:text-2xl">
          <SmartLink className="link" href={`${paths.hubAnnouncements}?announcement=${id}`}>
            <bdi>{subject}</bdi>
          </SmartLink>
        </h2>
        <p className="text-sm text-muted sm:text-base">
          <AnnouncementState state={state} />
          {`\u00a0· ${announcementsPanel.groups[audience.group]}\u00a0· `}
          <time dateTime={createdAt}>{keepWhole(formatDate(createdAt, 'date'))}</time>
        </p>
      </div>
    </li>
  )
}
