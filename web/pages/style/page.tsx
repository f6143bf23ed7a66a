import type { ReactNode } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { paths } from '#content/paths.ts'
import { stylePage } from '#words/pages/style.ts'
import { teamPage } from '#words/pages/team.ts'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { Stats } from '../../components/page-parts/stats.tsx'
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { RadioGroup } from '../../components/ui/radio-group.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { DataTable } from '../../components/ui/table.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { LineChart } from '../admin/analytics/line-chart.tsx'
import { Choices, Finding, Hems, Posters, Proportions } from './specimens.tsx'
import './style.css'

export const { meta } = stylePage

// Written out, because the build shortens these names.
const pigments = {
  paper: 'var(--paper)',
  ink: 'var(--ink)',
  indigo: 'var(--indigo)',
  'indigo-deep': 'var(--indigo-deep)',
  ochre: 'var(--ochre)',
  clay: 'var(--clay)',
  leaf: 'var(--leaf)',
}
const roles = {
  ground: 'var(--ground)',
  figure: 'var(--figure)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  panel: 'var(--panel)',
  accent: 'var(--accent)',
  danger: 'var(--danger)',
  success: 'var(--success)',
  link: 'var(--link)',
  cloth: 'var(--cloth)',
  lilac: 'var(--lilac)',
  amber: 'var(--amber)',
  'cloth-muted': 'var(--cloth-muted)',
  'cloth-line': 'var(--cloth-line)',
  focus: 'var(--focus)',
}

/** The same parts by day and by night, side by side where there is room. */
function InBothSchemes({ children }: { children: (scheme: 'light' | 'dark') => ReactNode }) {
  return (
    <div className="schemes">
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className="scheme" data-scheme={scheme}>
          <p className="scheme-name">{stylePage.schemes[scheme]}</p>
          <div className="specimens">{children(scheme)}</div>
        </div>
      ))}
    </div>
  )
}

function Swatches({ tokens }: { tokens: Record<string, string> }) {
  return (
    <ul className="swatches">
      {Object.entries(tokens).map(([token, value]) => (
        <li key={token} className="swatch-of-token">
          <div ref={(element) => element?.style.setProperty('--shown', value)} />
          <p>{token}</p>
        </li>
      ))}
    </ul>
  )
}

const {
  colours,
  type,
  buttons,
  fields,
  signals,
  hems,
  rosettes,
  posters,
  proportions,
  rows,
  numbers,
} = stylePage

function Type() {
  const { samples } = type
  return (
    <>
      <p className="font-display text-5xl font-bold lg:text-7xl">{samples.h1}</p>
      <h3 className="font-display text-4xl">{samples.h2}</h3>
      <h4 className="font-display text-2xl font-bold">{samples.h3}</h4>
      <p className="measure text-lg lg:text-xl">{samples.lead}</p>
      <p className="measure">{samples.body}</p>
      <p className="text-sm text-muted">{samples.meta}</p>
      <p>
        <SmartLink className="link" href={paths.home}>
          {samples.link}
        </SmartLink>
      </p>
      <p className="numeral text-5xl">{samples.numeral}</p>
    </>
  )
}

function Buttons() {
  return (
    <div className="specimens-row">
      <Button>{buttons.primary}</Button>
      <Button variant="secondary">{buttons.secondary}</Button>
      <Button variant="danger">{buttons.danger}</Button>
      <Button variant="plain">{buttons.plain}</Button>
      <Button busy>{buttons.busy}</Button>
      <Button disabled>{buttons.disabled}</Button>
    </div>
  )
}

function Fields({ scheme }: { scheme: string }) {
  const { name, email, city, goals, agree, mode } = fields
  return (
    <div className="specimens-wide">
      <TextField label={name.label} defaultValue={name.value} />
      <TextField label={email.label} defaultValue={email.value} error={email.error} />
      <SelectField
        label={city.label}
        placeholder={city.placeholder}
        options={city.options.map((option) => ({ value: option, label: option }))}
      />
      <TextArea label={goals.label} hint={goals.hint} rows={3} optional />
      <RadioGroup
        legend={mode.legend}
        name={`mode-${scheme}`}
        chosen="hub"
        options={[
          { value: 'hub', label: mode.hub, hint: mode.hubHint },
          { value: 'online', label: mode.online },
        ]}
      />
      <Checkbox label={agree} />
      <Choices name={`track-${scheme}`} />
    </div>
  )
}

function Signals() {
  const { badges, notices, toast: message } = signals
  return (
    <>
      <div className="specimens-row">
        {(Object.keys(badges) as BadgeTone[]).map((tone) => (
          <Badge key={tone} tone={tone}>
            {badges[tone]}
          </Badge>
        ))}
      </div>
      <div className="specimens-wide">
        {(['note', 'good', 'bad', 'alarm'] as const).map((variant) => (
          <Notice key={variant} variant={variant}>
            {notices[variant]}
          </Notice>
        ))}
      </div>
      <Button variant="secondary" onClick={() => toast(message.title, message.text)}>
        {message.show}
      </Button>
    </>
  )
}

const day = (index: number) => new Date(Date.UTC(2025, 8, 1 + index)).toISOString().slice(5, 10)
const series = (base: number) =>
  Array.from({ length: 28 }, (_, index) => ({
    label: day(index),
    value: Math.round(base + base * 0.4 * Math.sin(index / 3) + index * 6),
  }))

const sampleTeams = [
  { name: 'Umoja Builders', country: 'Kenya', members: 4 },
  { name: 'Équipe du Sahel', country: 'Mali', members: 3 },
  { name: 'فريق النيل', country: 'Egypt', members: 5 },
]

function Numbers() {
  return (
    <div className="specimens-wide">
      <Stats items={teamPage.mission.stats} />
      <Finding />
      <LineChart
        label={numbers.chart}
        points={series(120)}
        before={series(80)}
        names={{ now: numbers.now, before: numbers.before }}
      />
      <DataTable
        caption={rows.caption}
        rows={sampleTeams}
        rowKey={(team) => team.name}
        columns={[
          { id: 'name', label: rows.columns.name, cell: (team) => team.name },
          { id: 'country', label: rows.columns.country, cell: (team) => team.country },
          {
            id: 'members',
            label: rows.columns.members,
            cell: (team) => team.members,
            isNumber: true,
          },
        ]}
      />
    </div>
  )
}

export function Component() {
  const { hero } = stylePage
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} seed={paths.style} />
      <Section title={colours.heading} lead={colours.text}>
        <InBothSchemes>
          {() => (
            <>
              <h3>{colours.pigments}</h3>
              <Swatches tokens={pigments} />
              <h3>{colours.roles}</h3>
              <Swatches tokens={roles} />
            </>
          )}
        </InBothSchemes>
      </Section>
      <Section title={type.heading} lead={type.text}>
        <InBothSchemes>{() => <Type />}</InBothSchemes>
      </Section>
      <Section title={buttons.heading} lead={buttons.text}>
        <InBothSchemes>{() => <Buttons />}</InBothSchemes>
      </Section>
      <Section title={fields.heading} lead={fields.text}>
        <InBothSchemes>{(scheme) => <Fields scheme={scheme} />}</InBothSchemes>
      </Section>
      <Section title={signals.heading} lead={signals.text}>
        <InBothSchemes>{() => <Signals />}</InBothSchemes>
      </Section>
      <Section title={hems.heading} lead={hems.text}>
        <InBothSchemes>{() => <Hems />}</InBothSchemes>
      </Section>
      <Section title={rosettes.heading} lead={rosettes.text}>
        <InBothSchemes>
          {() => (
            <div className="rosette-wall">
              {hubs.map(({ id, colour }) => (
                <Rosette key={id} seed={id} tint={colour} className="size-20" />
              ))}
            </div>
          )}
        </InBothSchemes>
      </Section>
      <Section title={posters.heading} lead={posters.text}>
        <InBothSchemes>{() => <Posters />}</InBothSchemes>
      </Section>
      <Section title={proportions.heading} lead={proportions.text}>
        <InBothSchemes>{() => <Proportions />}</InBothSchemes>
      </Section>
      <Section title={numbers.heading} lead={numbers.text}>
        <InBothSchemes>{() => <Numbers />}</InBothSchemes>
      </Section>
    </>
  )
}
