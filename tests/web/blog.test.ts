import { expect, test } from 'vitest'
import { articleCategoryIds, categoryBadges } from '#content/facts/article-categories.ts'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import type { PageHandle } from '#web/document/page.ts'
import { describeCard } from '#web/document/social-card.ts'
import { renderPage } from '#web/prerender.tsx'
import { addresses } from '#web/routes.tsx'
import { articles } from '#words/blog.ts'
import { drawSocialCard } from '../../build/social-picture.ts'

const render = (path: string) => renderPage(path)

const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text),
  )

test('the list shows every article with its category, the newest first', async () => {
  for (const path of ['/blog', '/figma-test-blog']) {
    const { html } = await render(path)
    const listed = [
      ...html.matchAll(/<li data-category="([^"]*)"[^>]*>.*?href="\/blog\/([^"]*)"/gs),
    ]
    expect(listed.map(([, category, slug]) => [category, slug])).toEqual(
      articles.map(({ category, slug }) => [category, slug]),
    )
  }
})

test('the filter offers all articles and every category that has some', async () => {
  const { html } = await render('/blog')
  const used = articleCategoryIds.filter((id) => articles.some(({ category }) => category === id))
  expect(html.match(/type="radio"/g)).toHaveLength(used.length + 1)
  for (const category of used) expect(html).toContain(`value="${category}"`)
})

test('an article has the same rosette on the same cloth in lists, at its top and in its social picture', async () => {
  const clothIn = (html: string) => /<div class="[^"]*\barticle-cloth\b.*?<\/svg>/.exec(html)![0]
  const rings = (svg: string) =>
    [...svg.matchAll(/ r="([^"]*)"| stroke-width="([^"]*)"/g)].map(([attribute]) =>
      attribute.trim(),
    )
  const list = (await render('/blog')).html.split('<li data-category').slice(1)
  for (const [index, { slug, category }] of articles.entries()) {
    const cloth = clothIn(list[index]!)
    const { html } = await render(`/blog/${slug}`)
    expect(clothIn(html)).toBe(cloth)
    const { colour, tone } = categoryBadges[category]
    const dyed = `data-tint="${colour}" data-tone="${tone}"`
    expect(cloth).toContain(dyed)
    expect(html).toMatch(new RegExp(`article-hero" ${dyed}`))
    const picture = drawSocialCard({
      file: '',
      title: '',
      eyebrow: '',
      figure: describeCard({
        canonical: paths.article(slug),
        meta: { title: '', description: '' },
      } as PageHandle).figure,
    })
    expect(rings(cloth).length).toBeGreaterThan(10)
    expect(rings(picture.replaceAll(/<(rect|text)[^>]*>|<defs>.*<\/defs>/g, ''))).toEqual(
      rings(cloth),
    )
  }
})

test('an article answers at both addresses and names one of them as canonical', async () => {
  for (const { slug, title } of articles) {
    for (const path of [`/blog/${slug}`, `/resources/${slug}`]) {
      const { html, status } = await render(path)
      expect(status).toBe(200)
      expect(html).toContain(`<link rel="canonical" href="${event.origin}/blog/${slug}"/>`)

      const [posting, trail] = jsonLdOf(html)
      expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: title })
      expect(trail.itemListElement.map((step: { position: number }) => step.position)).toEqual([
        1, 2, 3,
      ])
      expect(trail.itemListElement[2].item).toBe(`${event.origin}/blog/${slug}`)
    }
  }
})

test('an article links to the forms, the list, WhatsApp and other articles', async () => {
  for (const { slug } of articles) {
    const { html } = await render(`/blog/${slug}`)
    expect(html).toMatch(/href="\/register"[^>]*>Register Your Team</)
    expect(html).toMatch(/href="\/sponsors"[^>]*>Become a Partner</)
    expect(html).toContain('Back to Blog</a>')
    expect(html).toContain('Back to All Articles</a>')
    expect(html).toContain('https://wa.me/?text=')
    expect(html).toMatch(/<time dateTime="[\d-]{10}">\d+ \w+ \d{4}<\/time>/i)

    const more = html.slice(html.indexOf('More articles'))
    const others = new Set([...more.matchAll(/href="\/blog\/([^"#]+)"/g)].map(([, other]) => other))
    expect(others.size).toBe(3)
    expect(others).not.toContain(slug)
  }
})

test('no id occurs twice in an article', async () => {
  for (const { slug } of articles) {
    const ids = [...(await render(`/blog/${slug}`)).html.matchAll(/ id="([^"]*)"/g)].map(
      ([, id]) => id,
    )
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  }
})

test('an unknown article is a page with status 404 that search engines leave out', async () => {
  for (const path of ['/blog/no-such-article', '/resources/no-such-article', '/blog/a/b']) {
    const { html, status } = await render(path)
    expect(status).toBe(404)
    expect(html).toContain('<h1>Post Not Found</h1>')
    expect(html).toContain('The blog post you&#x27;re looking for doesn&#x27;t exist.')
    expect(html).toMatch(/href="\/blog"[^>]*>Back to Blog</)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('the build writes a page for unknown articles beside the articles', () => {
  expect(addresses.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/blog/*', '/resources/*']),
  )
})
