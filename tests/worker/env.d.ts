/// <reference types="@cloudflare/vitest-plugin/types" />
declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../../worker/index.ts')
  }
  interface Env {
    TEST_MIGRATIONS: Record<'accounts' | 'analytics', import('cloudflare:test').D1Migration[]>
  }
}

declare module 'virtual:openapi' {
  /** The description of the API, as /api/openapi.json has it. */
  export const api: import('../../content/wire/openapi.ts').OpenApi
}
