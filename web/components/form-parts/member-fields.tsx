import { useRef } from 'react'
import { teamLimits, type TeamDetails } from '#content/forms/team.ts'
import { teamForm } from '#words/team-form.ts'
import { DATA_APP_CLICK, DATA_PRIVATE } from '../../boot/attributes.ts'
import type { FormHandle } from '../form/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox, TextField } from '../ui/field.tsx'
import { ON_TEAM, useMemberRows } from './use-member-rows.ts'

const { fields, onTeam, addLinks, memberHeading, addMember, removeMember, memberLimit } = teamForm
const { least } = teamLimits.members

/** The rows of members. The first is the representative's, without a name of its own, while the box says so. */
export function MemberFields({
  form,
  draft,
  team: { members = [], representativeEmail } = {},
}: {
  form: FormHandle
  draft: string | undefined
  team: Partial<TeamDetails> | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  const isListed = members.some(({ email }) => email === representativeEmail)
  const sorted = members.toSorted(
    (a, b) => Number(b.email === representativeEmail) - Number(a.email === representativeEmail),
  )
  const start = {
    rows: Array.from({ length: Math.max(least, members.length) }, (_, row) => row),
    isOnTeam: members.length === 0 || isListed,
  }
  const list = useMemberRows(box, { form, draft, start })

  return (
    <div ref={box} className="grid gap-6">
      <div>
        <Checkbox
          name={ON_TEAM}
          className="font-semibold"
          label={onTeam.label}
          defaultChecked={start.isOnTeam}
          onChange={({ target }) => {
            if (!list.setOnTeam(target.checked)) target.checked = !target.checked
          }}
        />
        <p className="mt-1 ps-8 text-sm text-muted">{onTeam.hint}</p>
      </div>
      {list.rows.map((row, index) => {
        const isRepresentative = list.isOnTeam && index === 0
        const control = (
          name: keyof TeamDetails['members'][number],
          words: keyof typeof fields & keyof typeof teamLimits,
          type?: string,
        ) => (
          <TextField
            {...fields[words]}
            {...form.field(`members.${index}.${name}`)}
            className="half"
            type={type}
            optional={type === 'url'}
            autoComplete="off"
            maxLength={teamLimits[words].most}
            defaultValue={sorted[row]?.[name]}
          />
        )
        return (
          <fieldset key={row} className="pairs member">
            <legend className="contents">
              {/* Private, because it repeats the representative's name. */}
              <span className="font-display" {...{ [DATA_PRIVATE]: '' }}>
                {isRepresentative
                  ? onTeam.heading(form.values.representativeName as string | undefined)
                  : memberHeading(index + 1)}
              </span>
            </legend>
            {!isRepresentative && (
              <>
                {control('name', 'memberName')}
                {control('email', 'memberEmail', 'email')}
              </>
            )}
            <details
              className="more-fields"
              ref={(details) => {
                const links = details?.querySelectorAll('input') ?? []
                if ([...links].some(({ value }) => value)) details!.open = true
              }}
            >
              <summary className="link">{addLinks}</summary>
              <div className="pairs">
                {control('githubUrl', 'githubUrl', 'url')}
                {control('huggingfaceUrl', 'huggingfaceUrl', 'url')}
              </div>
            </details>
            {list.canRemove && !isRepresentative && (
              <Button
                variant="danger"
                className="justify-self-start"
                onClick={() => list.remove(row)}
              >
                {removeMember(index + 1)}
              </Button>
            )}
          </fieldset>
        )
      })}
      <div role="status" className="empty:hidden">
        {list.isFull && <p className="text-muted">{memberLimit}</p>}
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        data-add
        {...{ [DATA_APP_CLICK]: '' }}
        aria-disabled={list.isFull}
        onClick={() => list.add()}
      >
        {addMember}
      </Button>
    </div>
  )
}
