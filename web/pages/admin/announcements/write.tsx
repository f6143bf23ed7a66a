import { useState } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { checkIns } from '#content/check-ins.ts'
import { listedCountryCodes } from '#content/countries.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { announcementFormSchema, announcementLimits } from '#content/forms/announcement.ts'
import { announcementGroups, hubAnnouncementGroups } from '#content/wire/announcements.ts'
import { announcementsPanel } from '#words/pages/admin-announcements.ts'
import { adminPage } from '#words/pages/admin.ts'
import { trackNames } from '#words/track-names.ts'
import { readDraft } from '../../../components/form/draft.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../components/ui/field.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { useRefresh } from '../../../data/admin.ts'
import { saveAnnouncement, useRoom, type Announcement } from '../../../data/announcements.ts'
import { nameCountry } from '../names.ts'

const { form: words, groups } = announcementsPanel

/** What is typed belongs to one version of a draft. */
const nameDraft = (id: string, row: Announcement | undefined) =>
  `announcement-${id}-${row?.revision ?? 'new'}`

type Texts = Record<string, string | boolean | undefined>
const savedTexts = (row: Announcement | undefined): Texts => ({
  ...row?.audience,
  subject: row?.subject,
  text: row?.text,
})

/** Tells whether this device has changes of a draft that have not been saved. */
export function hasUnsaved(row: Announcement): boolean {
  const saved = savedTexts(row)
  const { values = {} } = readDraft(nameDraft(row.id, row)) ?? {}
  return Object.entries(values).some(([name, value]) => value !== saved[name])
}

const countries = listedCountryCodes
  .map((value) => ({ value, label: nameCountry(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

/** Only teams have these. */
const noFilters = { country: '', hubId: '', trackId: '', silentAt: '' }

/** The form of an announcement. What is typed stays on the device until it is saved. */
export function WriteAnnouncement({
  id,
  row,
  onInput,
  onSaved,
}: {
  id: string
  row?: Announcement | undefined
  onInput: (() => void) | undefined
  onSaved: (revision: string) => void
}) {
  const refresh = useRefresh()
  const room = useRoom()
  const draft = nameDraft(id, row)
  const [kept] = useState(() => readDraft(draft)?.values)
  const form = useForm({
    schema: announcementFormSchema,
    draft,
    complete: (typed) => ({ ...noFilters, ...typed }),
    async onSubmit(announcement) {
      const seen = row?.revision ?? null
      const revision = await saveAnnouncement(room, id, { revision: seen, ...announcement })
      form.forget()
      const { title, text } = adminPage.toasts.saved
      toast(title, text)
      onSaved(revision)
      await refresh()
    },
  })
  const before = { ...savedTexts(row), ...kept } as Record<string, string | undefined>
  /** A field with what was typed into it before, or with what is saved. */
  const field = (name: string) => ({ ...form.field(name), defaultValue: before[name] ?? '' })
  const group = form.values['group'] ?? before['group']
  const groupNames = room === 'hub' ? hubAnnouncementGroups : announcementGroups
  const isFiltered = room === 'admin' && (group === 'leads' || group === 'members')
  return (
    <form
      {...form.form}
      onInput={(event) => {
        form.form.onInput(event)
        onInput?.()
      }}
      className="grid max-w-3xl gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          className="sm:col-span-2"
          label={words.group.label}
          hint={words.group.hint}
          placeholder={words.group.placeholder}
          {...field('group')}
          options={groupNames.map((value) => ({ value, label: groups[value] }))}
        />
        {isFiltered && (
          <>
            <SelectField {...words.country} {...field('country')} options={countries} />
            <SelectField
              {...words.hub}
              {...field('hubId')}
              options={hubs.map(({ id: value, city }) => ({ value, label: city }))}
            />
            <SelectField
              {...words.track}
              {...field('trackId')}
              options={trackIds.map((value) => ({ value, label: trackNames[value] }))}
            />
            <SelectField
              {...words.silentAt}
              {...field('silentAt')}
              options={checkIns.map(({ number }) => ({
                value: String(number),
                label: words.checkIn(String(number)),
              }))}
            />
          </>
        )}
      </div>
      <TextField
        {...words.subject}
        {...field('subject')}
        maxLength={announcementLimits.subject.most}
      />
      <TextArea
        {...words.text}
        {...field('text')}
        rows={12}
        maxLength={announcementLimits.text.most}
      />
      <Button type="submit" className="justify-self-start" busy={form.busy}>
        {form.busy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
