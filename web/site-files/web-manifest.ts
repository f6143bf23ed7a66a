import { siteFiles } from '#words/site-files.ts'
import { site } from '#words/site.ts'

/** Writes manifest.webmanifest: how the site looks when installed. */
export function writeWebManifest(): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.product,
    description: siteFiles.description,
    start_url: '/',
    display: 'standalone',
    background_color: '#1d2370',
    theme_color: '#1d2370',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
