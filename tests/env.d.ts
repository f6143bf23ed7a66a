declare module '*.md' {
  export const meta: import('#content/blog.ts').ArticleMeta
  export const html: string
  export const contents: import('#content/blog.ts').ArticleHeading[]
  export const text: string
}
