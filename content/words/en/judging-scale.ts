import type { CriterionId, ScoreStep } from '#content/facts/judging.ts'

/** What each score means, so that all judges give the same work the same score. */
export const scaleWords: Readonly<Record<CriterionId, Readonly<Record<ScoreStep, string>>>> = {
  'technical-excellence': {
    1: 'It does not start, or no client can connect by its instructions.',
    2: 'It connects, but tools fail or break the protocol in normal use.',
    3: 'It works as described. Errors or odd input can still break it.',
    4: 'It works, handles errors well, and has tests that pass.',
    5: 'We would run it in production: correct, tested, clear to read and easy to set up.',
  },
  'innovation-creativity': {
    1: 'A copy of a server that exists, with nothing added.',
    2: 'A known idea with small changes.',
    3: 'A known idea, used in a way or a place that is new.',
    4: 'A new idea, or a clearly better way to do a known thing.',
    5: 'Something no server does, which others will want to build on.',
  },
  'african-relevance': {
    1: 'No link to a need on the continent.',
    2: 'The need is named, but the server would do little about it.',
    3: 'It meets a real need, but whose need it is stays vague.',
    4: 'It meets the need of people the team can name, with local data, languages or rules.',
    5: 'The people who have the need helped to shape it or have tried it, and it works where they are.',
  },
  'user-experience': {
    1: 'An assistant picks the wrong tools, or people cannot use the answers.',
    2: 'Only someone who has read the code can use it.',
    3: 'Names and inputs are clear. Some answers are long or hard to use.',
    4: 'Assistants pick the right tool, and answers are short and clear.',
    5: 'Every name, input, answer and error helps, even over a slow network.',
  },
  'presentation-quality': {
    1: 'It is not clear what the project is.',
    2: 'The problem or the solution is missing, or cannot be followed.',
    3: 'The problem and the solution are explained. Limits or instructions are missing.',
    4: 'The README and the demonstration explain the problem, the solution and its limits.',
    5: 'Someone new understands it in three minutes and can repeat every step.',
  },
}
