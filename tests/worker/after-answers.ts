import { app } from '#worker/app.ts'

const left = new Set<Promise<unknown>>()

const answer = app.fetch
app.fetch = (request, env, context) => {
  if (context) {
    const goOn = context.waitUntil.bind(context)
    context.waitUntil = (work) => {
      left.add(work)
      goOn(work)
    }
  }
  return answer(request, env, context)
}

/** Begins without what an earlier test has left. */
export const forgetAnswers = () => left.clear()

/** Waits for everything that requests passed to `waitUntil`: mails, session records, messages to the queue. */
export async function afterAnswers(): Promise<void> {
  while (left.size > 0) {
    const works = [...left]
    await Promise.allSettled(works)
    for (const work of works) left.delete(work)
  }
}
