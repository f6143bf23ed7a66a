import { reloadOnce } from './reload-once.ts'

/**
 * Loads a part of the app: the build calls this in place of every `import()`, with the files that the part needs. They
 * are asked for at once instead of one after the other, and styles are there before the part. A tab that is older than
 * the last deploy asks for files that are gone: one silent reload brings the new ones, and what stands there stays
 * until then.
 */
export async function preload<Part>(
  load: () => Promise<Part>,
  files: string[] = [],
): Promise<Part> {
  try {
    await Promise.all(files.map((file) => ask(file)))
    return await load()
  } catch (error) {
    if (await reloadOnce()) await new Promise(() => {})
    throw error
  }
}

async function ask(file: string): Promise<void> {
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
      // The next try must not find it.
      link.remove()
      reject(event)
    })
  })
}
