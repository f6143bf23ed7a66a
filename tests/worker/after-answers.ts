import { app } from '#worker/app.ts'

/** Work that goes on after its answer, with the request that it belongs to. */
const left = new Map<Promise<unknown>, string>()
/** In milliseconds. No such work takes this long, even on a busy machine. */
const HUNG = 45_000

const answer = app.fetch
app.fetch = (request, env, context) => {
  if (context) {
    const goOn = context.waitUntil.bind(context)
    context.waitUntil = (work) => {
      left.set(work, `${request.method} ${new URL(request.url).pathname}`)
      goOn(work)
    }
  }
  return answer(request, env, context)
}

/** Begins without what an earlier test has left. */
export const forgetAnswers = () => left.clear()

/**
 * Waits for everything that requests passed to `waitUntil`: mails, session records, messages to the queue. Throws an
 * error that names the requests if some of it never ends.
 */
export async function afterAnswers(): Promise<void> {
  while (left.size > 0) {
    const works = [...left.keys()]
    const done = Promise.allSettled(works.map((work) => work.finally(() => left.delete(work))))
    let timer: ReturnType<typeof setTimeout> | undefined
    const hung = new Promise<'hung'>((resolve) => {
      timer = setTimeout(() => resolve('hung'), HUNG)
    })
    const outcome = await Promise.race([done, hung])
    clearTimeout(timer)
    if (outcome === 'hung') throw new Error(`never finished: ${[...left.values()].join(', ')}`)
  }
}
