import { expect, test } from 'vitest'
import { faqCategories } from '#content/catalogue/faq.ts'
import { event } from '#content/facts/event.ts'
import { renderPage } from '#web/prerender.tsx'

const { html } = await renderPage('/faq')
const questions = faqCategories.flatMap((category) => category.questions)

/** The document's text as a reader sees it. */
const visible = textOf(html.replaceAll(/<script.*?<\/script>/gs, ''))

function textOf(markup: string) {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

test('every question and answer can be read in the finished page', () => {
  for (const { question, answer } of questions) {
    expect(visible).toContain(question)
    expect(visible).toContain(answer)
  }
})

test('every answer is a named fold with its own address, and shares the name so that only one is open', () => {
  expect(html.match(/<details name="faq"/g)).toHaveLength(questions.length)
  for (const { id } of questions) {
    expect(html).toMatch(
      new RegExp(
        `<details name="faq"[^>]*><summary[^>]*>(?:(?!</summary>).)*</summary><div id="${id}"`,
      ),
    )
    expect(html).toContain(`href="#${id}"`)
  }
})

test('every category says how many questions it has', () => {
  for (const { id, questions: own } of faqCategories) {
    const section = html.slice(html.indexOf(`<section id="${id}"`))
    expect(section).toMatch(new RegExp(`^.{0,400}>${own.length} questions<`))
  }
})

test('no id stands twice', () => {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('search engines get the same questions and answers, as microdata', () => {
  const entity =
    /itemProp="mainEntity" itemScope="" itemType="https:\/\/schema.org\/Question".*?<summary[^>]*itemProp="name">(.*?)<\/summary>.*?itemProp="acceptedAnswer" itemScope="" itemType="https:\/\/schema.org\/Answer"><span itemProp="text">(.*?)<\/span> <a/g
  const [before, page = ''] = html.split('itemScope="" itemType="https://schema.org/FAQPage"')
  expect(before).not.toContain('itemProp')
  expect(
    [...page.matchAll(entity)].map(([, name, text]) => [textOf(name!), textOf(text!)]),
  ).toEqual(questions.map(({ question, answer }) => [question, answer]))
})

test('the twin is the same page, kept out of search engines', async () => {
  const twin = await renderPage('/figma-test-faq')

  expect(html).not.toContain('content="noindex"')
  expect(twin.html).toContain('content="noindex"')
  expect(twin.html).toContain(`<link rel="canonical" href="${event.origin}/faq"/>`)
})
