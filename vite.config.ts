import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { africa } from './build/africa-plugin.ts'
import { markdown } from './build/markdown.ts'
import { prerender } from './build/prerender.ts'

export default defineConfig(({ command, isPreview }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    markdown(),
    africa(),
    prerender(),
    react(),
    tailwindcss(),
    cloudflare({
      inspectorPort: false,
      // Under `npm run dev` pages are rendered on request, so unknown paths must reach that middleware.
      config: () =>
        command === 'serve' && !isPreview
          ? {
              assets: { not_found_handling: 'none' },
              vars: { SITE_URL: `http://localhost:${process.env.PORT ?? 8787}` },
            }
          : {},
    }),
  ],
  environments: {
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: ['web/boot.ts', 'web/styles.css'] },
      },
    },
  },
  build: { target: ['chrome100', 'safari15.4', 'firefox100'] },
}))
