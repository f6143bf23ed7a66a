import { hubs } from '#content/catalogue/hubs.ts'
import { checkIns } from '#content/check-ins.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { announcementFormSchema, announcementLimits } from '#content/forms/announcement.ts'
import { announcementGroups } from '#content/wire/announcements.ts'
import { announcementsPanel } from '#words/pages/admin-announcements.ts'
import { adminPage } from '#words/pages/admin.ts'
import { trackNames } from '#words/track-names.ts'
import { CountryOptions } from '../../../components/form-parts/country-options.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../components/ui/field.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { saveAnnouncement, type Announcement } from '../../../data/admin-announcements.ts'
import { useRefresh } from '../../../data/admin.ts'

const { form: words, groups } = announcementsPanel

/** Judges and mentors have none of these. */
const noFilters = { country: '', hubId: '', trackId: '', silentAt: '' }

/** The form of an announcement. What is typed stays on the device until it is saved. */
export function Write({
  id,
  row,
  onInput,
  onSaved,
}: {
  id: string
  row?: Announcement | undefined
  onInput: () => void
  onSaved: () => void
}) {
  const refresh = useRefresh()
  const form = useForm({
    schema: announcementFormSchema,
    draft: `announcement-${id}`,
    complete: (typed) => ({ ...noFilters, ...typed }),
    async onSubmit(announcement) {
      await saveAnnouncement(id, { revision: row?.revision ?? null, ...announcement })
      form.forget()
      const { title, text } = adminPage.toasts.saved
      toast(title, text)
      onSaved()
      await refresh()
    },
  })
  const { audience } = row ?? {}
  const group = form.values['group'] ?? audience?.group ?? 'leads'
  const isOfTeams = group === 'leads' || group === 'members'
  return (
    <form
      {...form.form}
      onInput={(event) => {
        form.form.onInput(event)
        onInput()
      }}
      className="grid max-w-3xl gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          className="sm:col-span-2"
          label={words.group.label}
          hint={words.group.hint}
          {...form.field('group')}
          defaultValue={audience?.group}
          options={announcementGroups.map((value) => ({ value, label: groups[value] }))}
        />
        {isOfTeams && (
          <>
            <SelectField
              {...words.country}
              {...form.field('country')}
              defaultValue={audience?.country}
            >
              <CountryOptions />
            </SelectField>
            <SelectField
              {...words.hub}
              {...form.field('hubId')}
              defaultValue={audience?.hubId}
              options={hubs.map(({ id: value, city }) => ({ value, label: city }))}
            />
            <SelectField
              {...words.track}
              {...form.field('trackId')}
              defaultValue={audience?.trackId}
              options={trackIds.map((value) => ({ value, label: trackNames[value] }))}
            />
            <SelectField
              {...words.silentAt}
              {...form.field('silentAt')}
              defaultValue={audience?.silentAt}
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
        {...form.field('subject')}
        defaultValue={row?.subject}
        maxLength={announcementLimits.subject.most}
      />
      <TextArea
        {...words.text}
        {...form.field('text')}
        defaultValue={row?.text}
        rows={12}
        maxLength={announcementLimits.text.most}
      />
      <Button type="submit" className="justify-self-start" busy={form.busy}>
        {form.busy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
