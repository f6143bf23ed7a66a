import '../../../styles/app.css'
import { editionClock } from '#content/edition-clock.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { formatDay } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'
import { hubWords } from '#words/hubs.ts'
import { ownPassPage as words } from '#words/pages/own-pass.ts'
import { Rosette } from '../../../components/page-parts/rosette.tsx'
import { NeedsSession } from '../../../components/personal/needs-session.tsx'
import { OwnEmpty } from '../../../components/personal/own-empty.tsx'
import { OwnFailed, OwnFrame, OwnWaiting } from '../../../components/personal/own-frame.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { ApiError } from '../../../data/api-error.ts'
import { useOwnPass, type OwnPass } from '../../../data/attendance.ts'

export const meta = words.meta

/** What a member shows at the door of a hub or the finale. */
export const Component = () => (
  <NeedsSession path={paths.pass} waiting={<OwnFrame words={words}>{waiting}</OwnFrame>}>
    <Pass />
  </NeedsSession>
)

const waiting = <OwnWaiting words={words} />

function Pass() {
  const { data, error, mutate } = useOwnPass()
  return (
    <OwnFrame words={words} seed={data?.teamName}>
      {/* Without a network the pass that was loaded stays. */}
      {data ? (
        <Card pass={data} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <OwnEmpty text={error.message}>
          <ButtonLink href={paths.account}>{words.noTeam}</ButtonLink>
        </OwnEmpty>
      ) : error ? (
        <OwnFailed words={words} error={error} onRetry={() => void mutate()} />
      ) : (
        waiting
      )}
    </OwnFrame>
  )
}

function Card({ pass }: { pass: OwnPass }) {
  const today = dayOf(editionClock.now())
  const shown = pass.codes.find(({ day }) => day === today) ?? pass.codes[0]!
  return (
    <div className="grid items-start gap-x-16 gap-y-4 lg:grid-cols-[28rem_1fr]">
      <section
        aria-labelledby="pass"
        className="max-w-md overflow-clip rounded border border-line bg-panel text-center"
      >
        <div className="cloth relative overflow-clip p-5 text-start">
          <h2 id="pass" dir="auto" className="relative pe-20 text-2xl wrap-anywhere">
            {pass.name}
          </h2>
          <p className="relative mt-1 pe-20 wrap-anywhere">
            <bdi>{pass.teamName}</bdi>
            {pass.hubId && (
              <span className="block text-muted">{words.at(hubWords[pass.hubId].city)}</span>
            )}
          </p>
          <Rosette
            seed={pass.teamName}
            className="absolute inset-y-0 -end-12 my-auto size-36 text-ochre"
          />
        </div>
        <div className="grid justify-items-center gap-2 p-5">
          <img
            src={`data:image/svg+xml;utf-8,${encodeURIComponent(shown.qrCode)}`}
            alt={words.qrLabel}
            className="bg-white aspect-square w-full max-w-60 rounded sm:max-w-80"
          />
          <p className="mt-1">
            <span className="sr-only">{words.code}: </span>
            <code id="pass-code" className="font-mono text-2xl font-semibold">
              {shown.code}
            </code>
          </p>
          <p className="font-semibold">{words.day(formatDay(shown.day, 'date'))}</p>
        </div>
      </section>
      <div className="measure grid gap-4 lg:text-lg">
        <p>{words.about}</p>
        <p>{words.offline}</p>
      </div>
    </div>
  )
}
