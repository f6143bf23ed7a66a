declare module '*.md' {
  export const meta: import('#words/blog.ts').ArticleMeta
  export const html: string
  export const contents: import('#words/blog.ts').ArticleHeading[]
  export const text: string
}

declare module 'virtual:openapi' {
  export const apiOutline: import('#content/wire/openapi.ts').ApiOutline
  /** Routes without words, and words without a route. */
  export const undescribed: string[]
}
