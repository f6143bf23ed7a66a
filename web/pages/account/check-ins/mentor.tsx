import { useEffect, useRef, useState, type ReactNode } from 'react'
import { languageCodes } from '#content/facts/languages.ts'
import { formatDate } from '#content/format/moments.ts'
import { keepWhole } from '#content/format/whole.ts'
import { mentoringLimits } from '#content/forms/mentoring-limits.ts'
import { mentorRequestSchema } from '#content/forms/mentoring.ts'
import { languageNames } from '#words/languages.ts'
import { mentoringMessageWords } from '#words/mentoring.ts'
import { ownMentor as words } from '#words/pages/own-mentor.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Conversation } from '../../../components/mentoring/conversation.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/dialog.tsx'
import { SelectField, TextArea } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { useTask } from '../../../components/ui/use-task.ts'
import {
  askForMentor,
  endMentoring,
  takeBackRequest,
  useOwnMentoring,
  type OwnMentoring,
} from '../../../data/mentoring.ts'

type Mentoring = NonNullable<OwnMentoring['mentoring']>

const options = languageCodes.map((code) => ({ value: code, label: languageNames[code] }))

/** The mentor of a team, its request for one, or the form to ask. */
export default function Mentor({ teamId }: { teamId: string }) {
  const { data, error, mutate } = useOwnMentoring(teamId)
  const reload = () => mutate()
  const { mentoring } = data ?? {}
  const section = useRef<HTMLElement>(null)
  // A mail leads here, before this part is there.
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && location.hash === '#mentor') section.current?.scrollIntoView()
  }, [isThere])
  return (
    <section
      id="mentor"
      aria-labelledby="mentor-heading"
      ref={section}
      tabIndex={-1}
      className="scroll-mt-20 border-t border-line pt-3 outline-none"
    >
      <h2 id="mentor-heading" className="text-2xl">
        {words.heading}
      </h2>
      {data ? (
        mentoring ? (
          mentoring.mentor === null ? (
            <Waits mentoring={mentoring} reload={reload} />
          ) : (
            <Has mentoring={mentoring} messages={data.messages} reload={reload} />
          )
        ) : (
          <Ask teamId={teamId} reload={reload} />
        )
      ) : (
        error && (
          <Notice
            as="div"
            variant="bad"
            role="alert"
            className="mt-4 grid justify-items-start gap-3"
          >
            <p>{words.failed}</p>
            <Button variant="secondary" onClick={() => void reload()}>
              {words.retry}
            </Button>
          </Notice>
        )
      )}
    </section>
  )
}

type Reload = { reload: () => Promise<unknown> }

function Ask({ teamId, reload }: { teamId: string } & Reload) {
  const { fields } = words
  const form = useForm({
    schema: mentorRequestSchema,
    keyed: true,
    draft: `mentor-${teamId}`,
    async onSubmit(request) {
      await askForMentor(teamId, request)
      form.forget()
      toast(words.asked.title, words.asked.text)
      await reload()
    },
  })
  return (
    <>
      <p className="mt-2">{words.lead}</p>
      <p className="mt-2 text-muted">{words.shares}</p>
      <form {...form.form} className="mt-6 grid gap-6">
        <TextArea
          {...fields.purpose}
          {...form.field('purpose')}
          rows={5}
          maxLength={mentoringLimits.purpose.most}
        />
        <SelectField
          {...fields.language}
          {...form.field('language')}
          className="max-w-80"
          defaultValue="en"
          options={options}
        />
        <Button type="submit" className="justify-self-start" busy={form.busy}>
          {form.busy ? words.submitting : words.submit}
        </Button>
      </form>
    </>
  )
}

function Wish({ purpose, children }: { purpose: string; children?: ReactNode }) {
  return (
    <div className="mt-4 bg-panel p-5">
      <p className="text-sm text-muted">{words.wish}</p>
      <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
        {purpose}
      </p>
      {children}
    </div>
  )
}

function Waits({ mentoring, reload }: { mentoring: Mentoring } & Reload) {
  const { busy, run } = useTask({ onSettled: () => void reload() })
  const { id, purpose, language, askedAt } = mentoring
  return (
    <>
      <p className="mt-2">
        {words.waiting(keepWhole(formatDate(askedAt)), languageNames[language])}
      </p>
      <Wish purpose={purpose}>
        <Button
          variant="secondary"
          className="mt-4"
          busy={busy}
          onClick={() => void run(() => takeBackRequest(id), words.takenBack)}
        >
          {words.takeBack}
        </Button>
      </Wish>
    </>
  )
}

function Has({
  mentoring: { id, mentor, purpose, assignedAt },
  messages,
  reload,
}: { mentoring: Mentoring; messages: OwnMentoring['messages'] } & Reload) {
  const [isAsking, setAsking] = useState(false)
  const name = mentor ?? ''
  return (
    <>
      <p className="mt-2 font-semibold">
        {assignedAt && words.has(name, keepWhole(formatDate(assignedAt)))}
      </p>
      <p className="mt-2 text-muted">{words.shares}</p>
      <Wish purpose={purpose} />
      <div className="mt-6">
        <Conversation
          mentoringId={id}
          messages={messages}
          nameOf={(isFromMentor) => (isFromMentor ? name : mentoringMessageWords.ownTeam)}
          onSent={reload}
        />
      </div>
      <p className="mt-10 border-t border-line pt-1">
        <Button
          variant="plain"
          className="text-sm font-normal text-muted"
          onClick={() => setAsking(true)}
        >
          {words.end.action}
        </Button>
      </p>
      {isAsking && (
        <EndDialog id={id} name={name} reload={reload} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

function EndDialog({
  id,
  name,
  reload,
  onClose,
}: { id: string; name: string; onClose: () => void } & Reload) {
  const { title, text, confirm, cancel, done } = words.end
  const { busy, problem, run } = useTask()
  const end = async () => {
    const endAndReload = async () => {
      await endMentoring(id)
      // Takes the dialog away, and with it the focus.
      await reload()
    }
    if (await run(endAndReload, done)) onClose()
  }
  return (
    <ConfirmDialog
      title={title(name)}
      {...{ text, confirm, cancel, busy, problem, onClose }}
      onConfirm={() => void end()}
    />
  )
}
