import { expect, test, type APIRequestContext } from 'playwright/test'
import { articlesOnDisk } from './article-source.ts'

const twins = {
  '/figma-test-home': '/',
  '/figma-test-about': '/about',
  '/figma-test-contact': '/contact',
  '/figma-test-faq': '/faq',
  '/figma-test-blog': '/blog',
  '/figma-test-team': '/team',
  '/figma-test-tracks': '/tracks',
  '/figma-test-schedule': '/schedule',
  '/figma-test-partners': '/sponsors',
  '/figma-test-join': '/register',
  '/figma-test-partner': '/partner',
}

const aliases = {
  '/registration': '/register',
  '/partners': '/sponsors',
  ...Object.fromEntries(
    articlesOnDisk().map(({ slug }) => [`/resources/${slug}`, `/blog/${slug}`]),
  ),
}

/** The document as it is served: its content, with links to a part of the same page written without its address, and what its head says. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  const content = /<main.*<\/main>/s.exec(html)![0]
  return {
    content: content.replaceAll(`="${path}?`, '="?').replaceAll(`="${path}#`, '="#'),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1],
  }
}

for (const [twin, plain] of Object.entries(twins)) {
  test(`${twin} is ${plain} again, measured and kept out of search engines`, async ({
    request,
  }) => {
    const first = await read(request, plain)
    expect(first).toMatchObject({
      canonical: `https://mcphack.africa${plain}`,
      robots: undefined,
    })
    expect(await read(request, twin)).toEqual({ ...first, robots: 'noindex' })
  })
}

test('the second addresses of a page answer with the same content and name the first as canonical', async ({
  request,
}) => {
  for (const [alias, plain] of Object.entries(aliases)) {
    const first = await read(request, plain)
    expect(first.canonical).toBe(`https://mcphack.africa${plain}`)
    expect(await read(request, alias), alias).toEqual(first)
  }
})
