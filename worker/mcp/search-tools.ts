import * as z from 'zod/mini'
import { faqCategories } from '#content/catalogue/faq.ts'
import { resourceCategories } from '#content/catalogue/resources.ts'
import { paths } from '#content/paths.ts'
import { searchPlaces, type Place } from '#content/search/places.ts'
import { createRanking } from '#content/search/ranked.ts'
import { articleText } from '#words/article-text.ts'
import { articleCategoryNames, readTime } from '#words/articles.ts'
import { articles } from '#words/blog.ts'
import { mcpWords } from '#words/mcp.ts'
import { defineTool, limit, searchText } from './define-tool.ts'

const words = mcpWords.tools

const questions = faqCategories.flatMap(({ title, questions: all }) =>
  all.map((entry) => ({ ...entry, category: title })),
)
const resources = resourceCategories.flatMap(({ title, items }) =>
  items.map((item) => ({ ...item, category: title })),
)

// Folding the texts of all articles takes longer than a search, so an isolate does it once.
const rankQuestions = createRanking(questions, ({ question, answer, keywords }) => [
  question,
  answer,
  ...keywords,
])
const rankArticles = createRanking(articles, ({ slug, title, description, keywords }) => [
  title,
  description,
  ...keywords,
  articleText(slug) ?? '',
])
const rankResources = createRanking(resources, ({ title, description, type, category }) => [
  title,
  description,
  type,
  category,
])

const findHub = defineTool(
  'find_hub',
  z.object({ query: z._default(searchText(words.find_hub.query), '') }),
  z.object({
    total: z.number(),
    places: z.array(
      z.object({
        city: z.string(),
        country: z.string(),
        region: z.string(),
        status: z.enum(['confirmed', 'pending', 'secondary']),
        isHeadquarters: z.boolean(),
        timeZone: z.string(),
        description: z.string(),
        url: z.string(),
      }),
    ),
  }),
  ({ query }, origin) => {
    const places = searchPlaces(query).map((place) => describePlace(place, origin))
    return { total: places.length, places }
  },
)

const searchFaq = defineTool(
  'search_faq',
  z.object({ query: searchText(words.search_faq.query), limit }),
  z.object({
    total: z.number(),
    questions: z.array(
      z.object({ question: z.string(), answer: z.string(), category: z.string(), url: z.string() }),
    ),
  }),
  ({ query, limit: most }, origin) => {
    const found = rankQuestions(query)
    return {
      total: found.length,
      questions: found.slice(0, most).map(({ id, question, answer, category }) => ({
        question,
        answer,
        category,
        url: origin + paths.question(id),
      })),
    }
  },
)

const searchArticles = defineTool(
  'search_articles',
  z.object({ query: z._default(searchText(words.search_articles.query), ''), limit }),
  z.object({
    total: z.number(),
    articles: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        description: z.string(),
        author: z.string(),
        date: z.string(),
        updated: z.optional(z.string()),
        readTime: z.string(),
        category: z.string(),
        resource: z.string(),
        url: z.string(),
      }),
    ),
  }),
  ({ query, limit: most }, origin) => {
    const found = query ? rankArticles(query) : articles
    return {
      total: found.length,
      articles: found
        .slice(0, most)
        .map(({ slug, title, description, author, date, updated, readMinutes, category }) => ({
          slug,
          title,
          description,
          author,
          date,
          updated,
          readTime: readTime(readMinutes),
          category: articleCategoryNames[category],
          resource: `mcphack://articles/${slug}`,
          url: origin + paths.article(slug),
        })),
    }
  },
)

const readArticle = defineTool(
  'read_article',
  z.object({ slug: z.string().check(z.maxLength(100), z.describe(words.read_article.slug)) }),
  z.object({
    slug: z.string(),
    title: z.string(),
    author: z.string(),
    date: z.string(),
    updated: z.optional(z.string()),
    url: z.string(),
    markdown: z.string(),
  }),
  ({ slug }, origin) => {
    const about = articles.find((article) => article.slug === slug)
    const markdown = articleText(slug)
    if (!about || markdown === undefined) {
      throw new Error(
        mcpWords.unknown.article(
          slug,
          articles.map((article) => article.slug),
        ),
      )
    }
    const { title, author, date, updated } = about
    return { slug, title, author, date, updated, url: origin + paths.article(slug), markdown }
  },
  ({ title, markdown }) => `# ${title}\n\n${markdown}`,
)

const searchResources = defineTool(
  'search_resources',
  z.object({ query: z._default(searchText(words.search_resources.query), ''), limit }),
  z.object({
    total: z.number(),
    resources: z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        type: z.string(),
        category: z.string(),
        url: z.string(),
      }),
    ),
  }),
  ({ query, limit: most }, origin) => {
    const found = query ? rankResources(query) : resources
    return {
      total: found.length,
      resources: found.slice(0, most).map(({ title, description, type, category, url }) => ({
        title,
        description,
        type,
        category,
        url: new URL(url, origin).href,
      })),
    }
  },
)

export const searchTools = [findHub, searchFaq, searchArticles, readArticle, searchResources]

function describePlace({ id, website, ...place }: Place, origin: string) {
  const page =
    place.status === 'secondary' ? `${origin}${paths.about}#hubs` : origin + paths.hub(id)
  const { city, country, region, status, isHeadquarters, timeZone, description } = place
  return {
    city,
    country,
    region,
    status,
    isHeadquarters,
    timeZone,
    description,
    url: website || page,
  }
}
