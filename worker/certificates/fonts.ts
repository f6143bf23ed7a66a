import type { Context } from 'hono'
import type { PrintFace } from '#content/facts/print-faces.ts'
import { paths } from '#content/paths.ts'
import type { AppEnv } from '../http/context.ts'
import type { Fonts } from './draw.ts'

/** Reads typefaces from the store of assets. */
export async function loadFonts(c: Context<AppEnv>, faces: readonly PrintFace[]): Promise<Fonts> {
  const files = await Promise.all(
    faces.map(async (face) => {
      const file = await c.env.ASSETS.fetch(new URL(paths.printFont(face), c.req.url))
      if (!file.ok) throw new Error(`No typeface ${face}`)
      return [face, new Uint8Array(await file.arrayBuffer())] as const
    }),
  )
  return Object.fromEntries(files)
}
