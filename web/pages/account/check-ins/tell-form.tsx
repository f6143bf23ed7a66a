import { useState } from 'react'
import { standings } from '#content/facts/check-ins.ts'
import { checkInFormSchema, checkInLimits } from '#content/forms/check-in.ts'
import { ownCheckInsPage as words, standingNames } from '#words/pages/own-check-ins.ts'
import { ToldFacts } from '../../../components/check-ins/told-facts.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextArea, TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { RadioGroup } from '../../../components/ui/radio-group.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { tellCheckIn, toldMeanwhile, type OwnCheckIn, type Told } from '../../../data/check-ins.ts'

/** The form of an open check-in. What is typed stays on the device until it is sent. */
export default function TellForm({
  teamId,
  checkIn: { number, told },
  onTold,
}: {
  teamId: string
  checkIn: OwnCheckIn
  onTold: () => Promise<unknown>
}) {
  const [stored, setStored] = useState(told)
  const [theirs, setTheirs] = useState<Told>()
  const [taken, setTaken] = useState(0)
  const { fields, changed } = words
  const form = useForm({
    schema: checkInFormSchema,
    draft: `check-in-${number}-${teamId}`,
    onSubmit: async (details) => {
      try {
        const revision = (theirs ?? stored)?.revision ?? null
        setStored(await tellCheckIn(teamId, number, { ...details, revision }))
        setTheirs(undefined)
        form.forget()
        toast(words.done.title, words.done.text)
        await onTold()
      } catch (error) {
        setTheirs(toldMeanwhile(error))
        throw error
      }
    },
  })

  function take() {
    setStored(theirs ?? null)
    setTheirs(undefined)
    form.forget()
    setTaken(taken + 1)
  }

  const { standing, progress, blockers, link } = stored?.details ?? {}
  return (
    <>
      {theirs && (
        <Notice as="div" variant="bad" role="alert" className="mt-4">
          <p className="font-semibold">{changed.text}</p>
          <ToldFacts details={theirs.details} />
          <Button variant="secondary" className="mt-4" onClick={take}>
            {changed.take}
          </Button>
        </Notice>
      )}
      {/* Keyed, so that the fields begin anew with what somebody else told. */}
      <form key={taken} {...form.form} className="mt-6 grid gap-6">
        <RadioGroup
          legend={fields.standing.label}
          options={standings.map((id) => ({ value: id, label: standingNames[id] }))}
          chosen={standing}
          {...form.field('standing')}
        />
        <TextArea
          {...fields.progress}
          {...form.field('progress')}
          defaultValue={progress}
          rows={5}
          maxLength={checkInLimits.progress.most}
        />
        <TextArea
          {...fields.blockers}
          {...form.field('blockers')}
          optional
          defaultValue={blockers}
          rows={4}
          maxLength={checkInLimits.blockers.most}
        />
        <TextField
          {...fields.link}
          {...form.field('link')}
          optional
          type="url"
          dir="ltr"
          defaultValue={link}
          maxLength={checkInLimits.link.most}
        />
        <Button type="submit" className="justify-self-start" busy={form.busy}>
          {form.busy ? words.sending : theirs ? changed.keep : stored ? words.change : words.submit}
        </Button>
      </form>
    </>
  )
}
