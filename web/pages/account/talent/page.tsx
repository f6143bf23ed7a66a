import '../../../styles/app.css'
import { Suspense, useRef, useState } from 'react'
import { paths } from '#content/paths.ts'
import { ownTalentPage as words } from '#words/pages/own-talent.ts'
import { NeedsSession } from '../../../components/personal/needs-session.tsx'
import { OwnFailed, OwnFrame, OwnWaiting } from '../../../components/personal/own-frame.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { latePart } from '../../../components/ui/late-part.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { useOwnTalent, type OwnTalent } from '../../../data/talent.ts'
import { Agreement } from './agreement.tsx'
import { HeldProfile } from './held-profile.tsx'
import { Sightings } from './sightings.tsx'

export const meta = words.meta

// Apart, because the form is the larger part of the page; loaded while the profile is.
const loadForm = () => import('./profile-form.tsx')
const ProfileForm = latePart(loadForm)

/** The profile of the reader on the talent list. */
export const Component = () => (
  <OwnFrame words={words} className="gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
    <NeedsSession path={paths.ownTalent} waiting={waiting}>
      <Talent />
    </NeedsSession>
  </OwnFrame>
)

const waiting = <OwnWaiting words={words} />

function Talent() {
  const { data, error, mutate } = useOwnTalent()
  void loadForm().catch(() => undefined)
  if (data) return <Loaded own={data} reload={mutate} />
  return error ? <OwnFailed words={words} error={error} onRetry={() => void mutate()} /> : waiting
}

function Loaded({ own, reload }: { own: OwnTalent; reload: () => Promise<unknown> }) {
  const [isEditing, setEditing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { mayJoin, profile, sightings } = own
  function leaveForm() {
    setEditing(false)
    box.current?.focus()
  }
  return (
    <>
      <div ref={box} tabIndex={-1} className="max-w-3xl outline-none">
        {profile && !isEditing ? (
          <HeldProfile
            profile={profile}
            reload={reload}
            // Someone who no longer takes part cannot save a change.
            onEdit={mayJoin ? () => setEditing(true) : undefined}
          />
        ) : mayJoin ? (
          <Suspense fallback={waiting}>
            <ProfileForm
              profile={profile}
              onSaved={async () => {
                await reload()
                const done = profile ? words.saved : words.joined
                toast(done.title, done.text)
                leaveForm()
              }}
              onCancel={profile ? leaveForm : undefined}
            />
          </Suspense>
        ) : (
          <div className="grid justify-items-start gap-5 text-lg">
            <p className="measure">{words.noTeam.text}</p>
            <ButtonLink href={words.noTeam.action.href}>{words.noTeam.action.label}</ButtonLink>
          </div>
        )}
      </div>
      <div className="grid content-start gap-8">
        {(profile || sightings.length > 0) && <Sightings sightings={sightings} />}
        {profile && !isEditing && <Agreement to={profile} />}
      </div>
    </>
  )
}
