import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { hubs } from '#content/catalogue/hubs.ts'
import { partnershipTypes, tiers } from '#content/catalogue/partnerships.ts'
import { contactLimits, contactSchema } from '#content/forms/contact.ts'
import { hubInterestSchema } from '#content/forms/hub-interest.ts'
import {
  partnerApplicationLimits,
  partnerApplicationSchema,
} from '#content/forms/partner-application.ts'
import { teamLimits, teamSchema } from '#content/forms/team.ts'
import { EmbeddedForm } from '#web/components/form-parts/embedded-form.tsx'
import { listRepresentative } from '#web/components/form-parts/list-representative.ts'
import type { FormValue } from '#web/components/form/read-form.ts'
import type { Values } from '#web/components/form/use-field-messages.ts'
import { renderPage } from '#web/prerender.tsx'
import { registerPage } from '#words/pages/register.ts'

const render = async (path: string) => (await renderPage(path)).html

/** Finds the markup of the form whose draft has that name. */
async function formOf(path: string, draft: string): Promise<string> {
  const html = await render(path)
  const form = html.match(new RegExp(`<form[^>]*data-draft="${draft}".*?</form>`, 's'))
  expect(form, `${path} has the form ${draft}`).not.toBeNull()
  return form![0]
}

const namesIn = (form: string) =>
  new Set([...form.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name!))

/** `maxlength` of each named control that has one. */
const lengthsIn = (form: string) =>
  Object.fromEntries(
    [...form.matchAll(/<(?:input|textarea)[^>]*>/g)]
      .map(
        ([tag]) =>
          [
            tag.match(/ name="([^"]+)"/)?.[1],
            Number(tag.match(/ maxLength="(\d+)"/i)?.[1]),
          ] as const,
      )
      .filter(([name, most]) => name !== undefined && most > 0),
  )

const sentByCode = ['id', 'captcha']
const keysOf = (schema: z.ZodMiniObject) =>
  Object.keys(schema.shape).filter((key) => !sentByCode.includes(key))

test.for([
  ['/contact', 'contact', contactSchema],
  ['/contact', 'hub-interest', hubInterestSchema],
  ['/sponsors', 'partner', partnerApplicationSchema],
  ['/partner', 'partner', partnerApplicationSchema],
] as const)(
  'the form on %s for %s has one control for every field of its schema',
  async ([path, draft, schema]) => {
    const names = namesIn(await formOf(path, draft))

    expect([...names].toSorted()).toEqual(keysOf(schema as z.ZodMiniObject).toSorted())
  },
)

test('the team form begins with the representative as the first of two members and has every field of the schema', async () => {
  const names = [...namesIn(await formOf('/register', 'team'))]

  const memberFields = ['name', 'email', 'githubUrl', 'huggingfaceUrl']
  const [, , ...links] = memberFields
  const members = [links, memberFields].flatMap((fields, row) =>
    fields.map((field) => `members.${row}.${field}`),
  )
  const others = keysOf(teamSchema).filter((key) => key !== 'members')
  expect(names.toSorted()).toEqual([...others, ...members, 'representativeOnTeam'].toSorted())
})

test('a control takes no more characters than its schema', async () => {
  expect(lengthsIn(await formOf('/contact', 'contact'))).toEqual(mostOf(contactLimits))
  expect(lengthsIn(await formOf('/partner', 'partner'))).toEqual(mostOf(partnerApplicationLimits))
  expect(lengthsIn(await formOf('/register', 'team'))).toMatchObject({
    teamName: teamLimits.teamName.most,
    'members.1.huggingfaceUrl': teamLimits.huggingfaceUrl.most,
  })
})

test('no form can put what was typed into the URL, and each gives an email address to readers without JavaScript', async () => {
  for (const path of ['/register', '/sponsors', '/partner', '/contact']) {
    const forms = (await render(path)).match(/<form.*?<\/form>/gs) ?? []
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) {
      expect(form).toMatch(/^<form[^>]* method="dialog"/)
      expect(form).toMatch(/<noscript>.*mailto:.*<\/noscript>/s)
    }
  }
})

test.for([
  ['/register', 'team', ['/terms', '/code-of-conduct', '/privacy']],
  ['/auth?tab=signup', 'sign-up', ['/terms', '/code-of-conduct', '/privacy']],
  ['/contact', 'contact', ['/privacy']],
  ['/contact', 'hub-interest', ['/privacy']],
  ['/sponsors', 'partner', ['/privacy']],
  ['/partner', 'partner', ['/privacy']],
] as const)(
  'the form on %s for %s says what the sender agrees to and what happens to the data',
  async ([path, draft, pages]) => {
    const form = await formOf(path.split('?')[0]!, draft)
    const links = [...form.matchAll(/<a [^>]*href="(\/(?:terms|code-of-conduct|privacy))"/g)]
    expect(links.map(([, href]) => href)).toEqual(pages)
  },
)

test('every tier and every type of partnership links to the form with itself chosen', async () => {
  const sponsors = await render('/sponsors')
  for (const { id } of tiers) {
    expect(sponsors).toContain(`href="/sponsors?tier=${id}#apply"`)
    expect(sponsors).toContain(`<option value="${id}">`)
  }
  const partner = await render('/figma-test-partner')
  for (const { id } of partnershipTypes)
    expect(partner).toContain(`href="/figma-test-partner?type=${id}#apply"`)
})

test('a hub without a website leads to the contact page, which offers that hub', async () => {
  const sponsors = await render('/sponsors')
  const form = await formOf('/contact', 'hub-interest')
  for (const { id, isConfirmed } of hubs) {
    const label = isConfirmed ? 'Contact Hub' : 'Register Interest'
    const link = sponsors.match(new RegExp(`href="/contact\\?hub=${id}#hub-interest"[^>]*>([^<]+)`))
    expect(link?.[1], id).toBe(label)
    expect(form).toContain(`<option value="${id}">`)
  }
})

test('a form of another site is in a named, sandboxed, lazy frame with a plain link beside it', () => {
  const url = 'https://forms.example.org/team'
  const html = renderToStaticMarkup(<EmbeddedForm url={url} words={registerPage.embedded} />)

  expect(html).toContain(`<a href="${url}"`)
  expect(html).toMatch(/<iframe[^>]* title="Team registration form"/)
  expect(html).toMatch(/<iframe[^>]* loading="lazy"/)
  expect(html).toMatch(/<iframe[^>]* sandbox="(?!.*allow-top-navigation)/)
})

function mostOf(limits: Record<string, { most: number }>) {
  return Object.fromEntries(Object.entries(limits).map(([name, { most }]) => [name, most]))
}

test('the representative on the team is the first member, and counts', () => {
  const typed: Values & { members: FormValue[] } = {
    representativeName: 'Chipo Banda',
    representativeEmail: 'chipo@example.org',
    representativeOnTeam: true,
    members: [
      { githubUrl: 'https://github.com/chipo' },
      { name: 'Mutale', email: 'm@example.org' },
    ],
  }
  const { members, ...others } = listRepresentative(typed)
  expect(members).toEqual([
    {
      name: 'Chipo Banda',
      email: 'chipo@example.org',
      githubUrl: 'https://github.com/chipo',
    },
    typed.members[1],
  ])
  expect(others).not.toHaveProperty('representativeOnTeam')
  expect(listRepresentative({ ...typed, representativeOnTeam: false }).members).toBe(typed.members)
})
