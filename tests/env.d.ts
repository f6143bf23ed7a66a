declare module '*.md' {
  export const meta: import('#words/blog.ts').ArticleMeta
  export const html: string
  export const contents: import('#words/blog.ts').ArticleHeading[]
  export const text: string
}
