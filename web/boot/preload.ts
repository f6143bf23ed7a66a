import { reloadOnce } from './reload-once.ts'

/**
 * Loads a part of the app. The build replaces every `import()` with a call of this, with the files that the part needs:
 * they are requested in parallel, and the styles arrive before the part. A tab that is older than the last deploy
 * requests files that are gone; it then reloads once, and the page stays on the screen until it does.
 */
export async function preload<Part>(
  load: () => Promise<Part>,
  files: string[] = [],
): Promise<Part> {
  try {
    await Promise.all(files.map((file) => requestFile(file)))
    return await load()
  } catch (error) {
    if (await reloadOnce()) await new Promise(() => {})
    throw error
  }
}

async function requestFile(file: string): Promise<void> {
  const href = `/${file}`
  const isSheet = file.endsWith('.css')
  let link = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
  if (!link) {
    link = document.createElement('link')
    link.rel = isSheet ? 'stylesheet' : 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  if (!isSheet || link.sheet) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', (event) => {
      // Or the next attempt would find it.
      link.remove()
      reject(event)
    })
  })
}
