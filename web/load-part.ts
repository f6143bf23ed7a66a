import { reloadOnce } from './reload-once.ts'

/**
 * Loads a part of the app. A tab that is older than the last deploy asks for files that are gone: one silent reload
 * brings the new ones, and what stands there stays until then.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (await reloadOnce()) await new Promise(() => {})
    throw error
  }
}
