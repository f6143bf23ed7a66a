import { DATA_STAGE, DATA_WHEN, DATA_WINNERS } from './attributes.ts'

/** Shows the winners on the home page once they are published, which no build knows. Without an answer nothing is missed. */
export async function showWinners() {
  // By the stage: what is laid out depends on styles that may still be on their way.
  const stage = document.documentElement.getAttribute(DATA_STAGE)
  const place = document.querySelector(`[${DATA_WINNERS}][${DATA_WHEN}~="${stage}"]`)
  const answer = place && (await fetch(place.getAttribute(DATA_WINNERS)!).catch(() => {}))
  if (answer?.ok) place!.innerHTML = await answer.text()
}
