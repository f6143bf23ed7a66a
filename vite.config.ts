import { basename, dirname } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { africa } from './build/africa-plugin.ts'
import { leanClient } from './build/lean-client.ts'
import { leanPreloads } from './build/lean-preloads.ts'
import { leanRouter } from './build/lean-router.ts'
import { markdown } from './build/markdown.ts'
import { mcpList } from './build/mcp-list-plugin.ts'
import { namedReact } from './build/named-react.ts'
import { openapi } from './build/openapi/plugin.ts'
import { plainUtilities } from './build/plain-utilities.ts'
import { precomputedValues } from './build/precomputed-values.ts'
import { preload } from './build/preload.ts'
import { prerender } from './build/prerender.ts'
import { rehearsal } from './build/rehearsal.ts'
import { rendered } from './build/rendered.ts'
import { shortNames } from './build/short-names.ts'
import { utilitiesOnce } from './build/utilities-once.ts'
import { words } from './build/words.ts'

const preloads = leanPreloads()

export default defineConfig(({ command, isPreview, mode }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    words(),
    rehearsal(mode),
    markdown(),
    africa(),
    mcpList(),
    rendered(),
    openapi(),
    precomputedValues(),
    preload(),
    prerender(),
    namedReact(),
    leanRouter(),
    leanClient(),
    preloads.plugin,
    react(),
    utilitiesOnce(),
    tailwindcss(),
    plainUtilities(),
    shortNames(),
    cloudflare({
      inspectorPort: false,
      config: () =>
        command === 'serve' && !isPreview
          ? { vars: { SITE_URL: `http://localhost:${process.env.PORT ?? 8787}` } }
          : {},
    }),
  ],
  environments: {
    mcphack_africa: {
      // A bundle on Cloudflare has no address, and pdfkit makes one of a file that it never reads from it.
      define: { 'import.meta.url': '"file:///worker.js"' },
    },
    client: {
      build: {
        manifest: true,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId }) => preloads.lacking(hostId, files),
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            boot: 'web/boot/index.ts',
            styles: 'web/styles/site.css',
            home: 'web/styles/home.css',
            first: 'web/styles/first.css',
            // Of pages that the Worker renders: no code of the browser brings it.
            gallery: 'web/styles/gallery.css',
          },
          optimization: { inlineConst: true },
          // What is only read at build time leaves nothing behind.
          treeshake: {
            moduleSideEffects: [{ test: /\/(content|web\/site-files)\//, sideEffects: false }],
          },
          // Safari 15 needs the fields of classes rewritten; an assignment does, and is a third of the bytes.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            // Seven characters tell versions apart, and the shared script names every file.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ name, facadeModuleId }) =>
              `assets/${chunkName(name, facadeModuleId)}-[hash:7].js`,
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            // Files of a few hundred bytes go together: each costs a request.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  // React alone: its hash stays when a sentence of ours changes.
                  name: 'react',
                  test: /named-react|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)\//,
                },
                {
                  // The app around every page, and what most pages take from it.
                  name: 'main',
                  test: /(web\/(auth\/(auth-context|auth-provider|stored-session|use-role)|data\/api-error|document\/head|pages\/article\/pages|routes)|components\/(frame\/[\w-]+|page-parts\/(rosette|rising)|registration\/(registration-(state|link)|stages)|ui\/(button|smart-link|toast))|content\/(catalogue\/stages|facts\/(channels|event)|format\/plural|paths|rosette-rings|wire\/participation-modes|words\/[^/]+\/(language|session|site)))\.tsx?$/,
                },
                {
                  name: 'parts',
                  test: /components\/(page-parts\/(section|page-hero|stat-line|stats|benefits|hem)|legal\/linked-text|ui\/(badge|focus|notice|use-hydrated)|form-parts\/failed-to-start)\.tsx?$|content\/facts\/brand-colour\.ts$/,
                },
                {
                  name: 'closing',
                  test: /components\/page-parts\/(closing|unbroken)\.tsx$/,
                },
                {
                  name: 'judging-rules',
                  test: /content\/(facts|catalogue|words\/[^/]+)\/judging\.ts$/,
                },
                {
                  name: 'days',
                  test: /content\/format\/(date-format|days)\.ts$/,
                },
                {
                  name: 'articles',
                  test: /components\/articles\/(article-(card|cloth)|category-badge)\.tsx?$|content\/(facts\/article-categories|words\/[^/]+\/(articles|blog|pages\/blog))\.ts$|\.md\?meta$/,
                },
                {
                  name: 'countries',
                  test: /content\/(code-names|countries|catalogue\/country-names)\.ts$/,
                },
                {
                  name: 'list-parts',
                  test: /pages\/admin\/(choice|empty-state|filters|names)\.tsx?$/,
                },
                { name: 'lists', test: /content\/format\/(isolate|list)\.ts$/ },
                { name: 'moments', test: /content\/format\/(moments|short-day)\.ts$/ },
                { name: 'languages', test: /\/languages\.ts$/ },
                {
                  name: 'check-in-states',
                  test: /content\/(facts\/check-ins|wire\/check-in-answers)\.ts$/,
                },
                {
                  name: 'hub-map',
                  test: /components\/hubs\/(africa-map|hub-card|hub-index|map-geometry)\.tsx?$|catalogue\/city-spots\.ts$/,
                },
                {
                  name: 'tracks',
                  test: /content\/(facts\/tracks|words\/[^/]+\/track-names)\.ts$|components\/tracks\/track-cloth\.ts$/,
                },
                { name: 'track-styles', test: /components\/tracks\/(?!poster\.)[\w-]+\.css$/ },
                {
                  name: 'page-tracks-styles',
                  test: /(pages\/tracks\/[\w-]+|components\/tracks\/poster)\.css$/,
                },
                {
                  name: 'controls',
                  test: /components\/(ui\/(field|radio-group)|form\/make-failure-toast|form-parts\/(field-set|form-note))\.tsx?$|words\/[^/]+\/form-notes\.ts$/,
                },
                {
                  name: 'form-ends',
                  test: /components\/form-parts\/(form-head|form-foot|sent|embedded-form|sheet-list)\.tsx$|content\/facts\/contact-addresses\.ts$|words\/[^/]+\/drafts\.ts$/,
                },
                { name: 'personal', test: /components\/personal\/[\w-]+\.tsx$/ },
                {
                  name: 'sign-in-steps',
                  test: /pages\/auth\/(mail-request-form|check-mail|enter-code|mailed-link|second-factor|verify-by-code)\.tsx?$/,
                },
                {
                  name: 'github',
                  test: /web\/(pages\/auth\/github-(button|return)\.tsx|auth\/github\.ts)$/,
                },
                {
                  name: 'account-forms',
                  test: /pages\/account\/(change-email|change-password|delete-account|profile)\.tsx$/,
                },
                {
                  name: 'rows',
                  test: /pages\/admin\/(late-views|row-dialog|use-opened)\.tsx?$/,
                },
                {
                  name: 'account-lists',
                  test: /pages\/account\/(devices|identities|own-data)\.tsx$/,
                },
              ],
            },
          },
        },
      },
    },
  },
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash:7].js' } } },
  build: { target: ['chrome100', 'safari15.4', 'firefox100'] },
}))

/** Every page is a `page.tsx`: its file takes the name of the folder too. */
function chunkName(name: string, file: string | null): string {
  return name === 'page' && file ? `page-${basename(dirname(file))}` : name
}
