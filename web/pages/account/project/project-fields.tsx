import { licences } from '#content/facts/licences.ts'
import { projectLimits, type ProjectDraft } from '#content/forms/project.ts'
import { transports } from '#content/wire/transports.ts'
import { ownProjectPage } from '#words/pages/own-project.ts'
import { projectForm } from '#words/project-form.ts'
import { FieldSet } from '../../../components/form-parts/field-set.tsx'
import type { FormHandle } from '../../../components/form/use-form.ts'
import { SelectField, TextArea, TextField } from '../../../components/ui/field.tsx'
import { RadioGroup } from '../../../components/ui/radio-group.tsx'
import { Preview } from './preview.tsx'

const { fields, sections, transports: ways } = projectForm

const usual = [
  'MIT',
  'Apache-2.0',
  'BSD-3-Clause',
  'GPL-3.0-or-later',
  'AGPL-3.0-or-later',
  'MPL-2.0',
] as const satisfies readonly (typeof licences)[number][]
const isUsual = (licence: string) => (usual as readonly string[]).includes(licence)

/**
 * All fields of a project, filled from `draft`. What is too long stays and gets a message: cut off it would be lost. Once the
 * time for changes is over, they can be read and copied only.
 */
export function ProjectFields({
  form,
  draft,
  isOver,
}: {
  form: FormHandle
  draft: ProjectDraft
  isOver: boolean
}) {
  const { field, values } = form
  const text = (name: keyof typeof fields) => ({
    ...fields[name],
    ...field(name),
    defaultValue: draft[name],
    autoComplete: 'off',
    readOnly: isOver,
  })
  const description = typeof values.description === 'string' ? values.description : ''
  return (
    <div className="sheets">
      <FieldSet id="project" legend={sections.project}>
        <TextField {...text('title')} maxLength={projectLimits.title.most} />
        <TextField {...text('summary')} maxLength={projectLimits.summary.most} />
        <Preview text={description}>
          <TextArea
            {...text('description')}
            rows={12}
            hint={
              <>
                {fields.description.hint}{' '}
                <span className="tabular sm:whitespace-nowrap">
                  {ownProjectPage.length(description.length, projectLimits.description.most)}
                </span>
              </>
            }
          />
        </Preview>
      </FieldSet>
      <FieldSet id="code" legend={sections.code}>
        <TextField {...text('repositoryUrl')} type="url" inputMode="url" />
        {isOver ? (
          <TextField {...text('licence')} />
        ) : (
          <SelectField
            {...text('licence')}
            className="half"
            placeholder={fields.licence.placeholder}
          >
            <optgroup label={fields.licence.usual}>
              {usual.map((licence) => (
                <option key={licence}>{licence}</option>
              ))}
            </optgroup>
            <optgroup label={fields.licence.others}>
              {licences
                .filter((licence) => !isUsual(licence))
                .map((licence) => (
                  <option key={licence}>{licence}</option>
                ))}
            </optgroup>
          </SelectField>
        )}
        <TextField {...text('demoUrl')} optional type="url" inputMode="url" />
        <TextField {...text('videoUrl')} optional type="url" inputMode="url" />
      </FieldSet>
      <FieldSet id="server" legend={sections.server}>
        {(!isOver || values.transport) && (
          <RadioGroup
            legend={fields.transport.label}
            {...field('transport')}
            options={transports
              .filter((value) => !isOver || value === values.transport)
              .map((value) => ({ value, ...ways[value] }))}
            chosen={draft.transport}
          />
        )}
        {/* Hidden rather than removed, so that the text of the other way is kept. */}
        <TextField
          {...text('command')}
          className={values.transport === 'stdio' ? '' : 'hidden'}
          maxLength={projectLimits.command.most}
        />
        <TextField
          {...text('address')}
          className={values.transport === 'streamable-http' ? '' : 'hidden'}
          type="url"
          inputMode="url"
        />
        <TextArea {...text('tools')} rows={5} />
        <TextField {...text('languages')} maxLength={projectLimits.languages.most} />
        <TextArea {...text('dataSources')} rows={3} />
      </FieldSet>
    </div>
  )
}
