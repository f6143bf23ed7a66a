import type { ReactNode } from 'react'
import { paths } from '#content/paths.ts'
import { stylePage } from '#words/pages/style.ts'
import { JumpList } from '../../components/page-parts/jump-list.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { RadioGroup } from '../../components/ui/radio-group.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { contrast } from './contrast.ts'
import { LongForm } from './form-specimen.tsx'
import { Numbers, Rows } from './number-specimens.tsx'
import { Choices, Hems, Posters, Proportions, Receipts, Rosettes } from './specimens.tsx'
import { tokenValues } from './token-values.ts'
import './style.css'

export const { meta } = stylePage

/**
 * The colours in tokens.css: first those that never change, then those that differ between the schemes. The value of a text
 * colour names its background.
 */
const pigments: Tokens = {
  paper: null,
  ink: null,
  indigo: null,
  'indigo-deep': null,
  ochre: null,
  clay: null,
  leaf: null,
}
const roles: Tokens = {
  ground: null,
  figure: 'ground',
  muted: 'ground',
  line: null,
  panel: null,
  accent: 'ground',
  danger: 'ground',
  success: 'ground',
  link: 'ground',
  cloth: null,
  lilac: 'ground',
  amber: 'ground',
  'cloth-muted': 'cloth',
  'cloth-line': null,
  focus: null,
}
type Tokens = Record<string, string | null>

/** The same parts by day and by night, side by side where there is room. */
function InBothSchemes({
  label,
  children,
}: {
  label: string
  children: (scheme: 'light' | 'dark') => ReactNode
}) {
  return (
    // A scroll container must be focusable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="schemes" role="group" aria-label={label} tabIndex={0}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className="scheme" data-scheme={scheme}>
          <p className="scheme-name">{stylePage.schemes[scheme]}</p>
          <div className="specimens">{children(scheme)}</div>
        </div>
      ))}
    </div>
  )
}

/** Colours with their names and values, and the contrast of those for text. */
function Swatches({
  tokens,
  scheme = 'light',
  className = '',
}: {
  tokens: Tokens
  scheme?: keyof typeof tokenValues
  className?: string
}) {
  const values = tokenValues[scheme]
  return (
    <ul className={`swatches ${className}`}>
      {Object.entries(tokens).map(([token, ground]) => (
        <li key={token} className="swatch-of-token">
          <div style={{ background: values[token] }} />
          <p>
            <b>{token}</b>
            <br />
            {values[token]}
            {ground && (
              <>
                <br />
                {stylePage.colours.contrast(contrast(values[token]!, values[ground]!), ground)}
              </>
            )}
          </p>
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
  sheets,
  signals,
  rosettes,
  hems,
  posters,
  choices,
  receipt,
  rows,
  numbers,
  proportions,
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

const parts: {
  words: { id: string; heading: string; text: string }
  show: (scheme: 'light' | 'dark') => ReactNode
}[] = [
  { words: type, show: () => <Type /> },
  { words: buttons, show: () => <Buttons /> },
  { words: fields, show: (scheme) => <Fields scheme={scheme} /> },
  { words: sheets, show: (scheme) => <LongForm scheme={scheme} /> },
  { words: signals, show: () => <Signals /> },
  { words: rosettes, show: () => <Rosettes /> },
  { words: hems, show: () => <Hems /> },
  { words: posters, show: () => <Posters /> },
  { words: choices, show: (scheme) => <Choices name={`track-${scheme}`} /> },
  { words: receipt, show: () => <Receipts /> },
  { words: rows, show: () => <Rows /> },
  { words: numbers, show: () => <Numbers /> },
  { words: proportions, show: () => <Proportions /> },
]

export function Component() {
  const { hero } = stylePage
  const list = [colours, ...parts.map(({ words }) => words)]
  return (
    <>
      <PageHero
        compact
        title={hero.title}
        lead={hero.lead}
        aside={
          <JumpList
            label={hero.contents}
            items={list.map(({ id, heading }) => ({ id, name: heading }))}
          />
        }
      />
      <Section id={colours.id} title={colours.heading} lead={colours.text}>
        <div className="specimens">
          <h3>{colours.pigments}</h3>
          <Swatches tokens={pigments} className="pigments" />
          <h3 className="mt-6">{colours.roles}</h3>
        </div>
        <div className="mt-5">
          <InBothSchemes label={colours.roles}>
            {(scheme) => <Swatches tokens={roles} scheme={scheme} />}
          </InBothSchemes>
        </div>
      </Section>
      {parts.map(({ words, show }) => (
        <Section
          key={words.id}
          id={words.id}
          title={words.heading}
          lead={words.text}
          className="pt-0!"
        >
          <InBothSchemes label={words.heading}>{show}</InBothSchemes>
        </Section>
      ))}
    </>
  )
}
