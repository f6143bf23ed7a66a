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
import { typeSizes } from './type-sizes.ts'
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
          <p className="mb-5 text-sm text-muted">{stylePage.schemes[scheme]}</p>
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

/** A specimen with its code below it. */
function Named({ code, children }: { code: string; children: ReactNode }) {
  return (
    <div className="named">
      {children}
      <code>{code}</code>
    </div>
  )
}

function Type() {
  const { samples } = type
  return (
    <>
      {(['h1', 'h2', 'h3'] as const).map((heading) => (
        <Named key={heading} code={`${heading}, ${typeSizes[heading]}`}>
          <p
            className="font-display leading-[1.1] font-bold tracking-[-0.015em] text-balance wrap-anywhere"
            style={{ fontSize: typeSizes[heading] }}
          >
            {samples[heading]}
          </p>
        </Named>
      ))}
      <Named code="p.text-lg">
        <p className="measure text-lg lg:text-xl">{samples.lead}</p>
      </Named>
      <p className="measure">{samples.body}</p>
      <Named code="p.text-sm.text-muted">
        <p className="text-sm text-muted">{samples.meta}</p>
      </Named>
      <Named code="a.link">
        <SmartLink className="link" href={paths.home}>
          {samples.link}
        </SmartLink>
      </Named>
      <Named code="p.numeral">
        <p className="numeral text-5xl">{samples.numeral}</p>
      </Named>
    </>
  )
}

function Buttons() {
  return (
    <div className="specimens-row">
      {(['primary', 'secondary', 'danger', 'plain'] as const).map((variant) => (
        <Named key={variant} code={`variant="${variant}"`}>
          <Button variant={variant}>{buttons[variant]}</Button>
        </Named>
      ))}
      <Named code="busy">
        <Button busy>{buttons.busy}</Button>
      </Named>
      <Named code="disabled">
        <Button disabled>{buttons.disabled}</Button>
      </Named>
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
          <Named key={tone} code={`tone="${tone}"`}>
            <Badge tone={tone}>{badges[tone]}</Badge>
          </Named>
        ))}
      </div>
      <div className="specimens-wide">
        {(['note', 'good', 'bad', 'alarm'] as const).map((variant) => (
          <Named key={variant} code={`variant="${variant}"`}>
            <Notice variant={variant}>{notices[variant]}</Notice>
          </Named>
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
  /** Its source files, relative to `web`. */
  files: string[]
  show: (scheme: 'light' | 'dark') => ReactNode
}[] = [
  { words: type, files: ['styles/base.css', 'styles/text.css'], show: () => <Type /> },
  { words: buttons, files: ['components/ui/button.tsx'], show: () => <Buttons /> },
  {
    words: fields,
    files: ['components/ui/field.tsx', 'components/ui/radio-group.tsx'],
    show: (scheme) => <Fields scheme={scheme} />,
  },
  {
    words: sheets,
    files: ['components/form-parts/field-set.tsx', 'components/form-parts/sheet-list.tsx'],
    show: (scheme) => <LongForm scheme={scheme} />,
  },
  {
    words: signals,
    files: ['components/ui/badge.tsx', 'components/ui/notice.tsx', 'components/ui/toast.tsx'],
    show: () => <Signals />,
  },
  { words: rosettes, files: ['components/page-parts/rosette.tsx'], show: () => <Rosettes /> },
  { words: hems, files: ['components/page-parts/hem.ts'], show: () => <Hems /> },
  { words: posters, files: ['components/tracks/poster.tsx'], show: () => <Posters /> },
  {
    words: choices,
    files: ['components/tracks/track-cloth.tsx'],
    show: (scheme) => <Choices name={`track-${scheme}`} />,
  },
  { words: receipt, files: ['components/tracks/poster-card.tsx'], show: () => <Receipts /> },
  { words: rows, files: ['components/ui/table.tsx'], show: () => <Rows /> },
  {
    words: numbers,
    files: ['finding-list', 'key-figures', 'line-chart'].map(
      (name) => `pages/admin/analytics/${name}.tsx`,
    ),
    show: () => <Numbers />,
  },
  {
    words: proportions,
    files: ['pages/tracks/prizes.tsx', 'pages/tracks/criteria.tsx'],
    show: () => <Proportions />,
  },
]

function LeadWithFiles({ text, files }: { text: string; files: string[] }) {
  return (
    <>
      <span className="block text-balance">{text}</span>
      {files.map((file) => (
        <code key={file} className="mt-1 block text-[0.8125rem] text-muted">
          {`web/${file}`}
        </code>
      ))}
    </>
  )
}

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
      <Section
        id={colours.id}
        title={colours.heading}
        lead={<LeadWithFiles text={colours.text} files={['styles/tokens.css']} />}
      >
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
      {parts.map(({ words, files, show }) => (
        <Section
          key={words.id}
          id={words.id}
          title={words.heading}
          lead={<LeadWithFiles text={words.text} files={files} />}
          className="pt-0!"
        >
          <InBothSchemes label={words.heading}>{show}</InBothSchemes>
        </Section>
      ))}
    </>
  )
}
