declare module '*.md' {
  export const meta: import('./blog.ts').ArticleMeta
  export const html: string
  export const contents: import('./blog.ts').ArticleHeading[]
  export const text: string
}

interface ImportMeta {
  glob<Module>(
    pattern: string,
    options: { eager: true; query?: string; import: string },
  ): Record<string, Module>
}
