// Invented projects of the sample teams, as they stand at a time of the edition. The same seed gives the same sample on
// every machine.
import { event } from '#content/facts/event.ts'
import { projectSchema } from '#content/forms/project.ts'
import { makeId, makeRandom, placeBetween } from './sample-teams.mjs'

/** By track: a word for titles, what a server is about, for whom, and a tool of it. */
const subjects = {
  'education-learning': [
    'Papers',
    'Past exam papers',
    'pupils who revise on a phone',
    'find_paper: a past paper by subject and year',
  ],
  telecommunications: [
    'Coverage',
    'Maps of network coverage',
    'field workers who plan a route',
    'check_coverage: the operators that reach a place',
  ],
  'legal-technology': [
    'Tenancy',
    'Tenancy laws',
    'tenants who got a letter',
    'explain_clause: a clause in plain words, with its source',
  ],
  'local-governance': [
    'Budget',
    'Council budgets',
    'residents who ask where money went',
    'read_budget: a line of a budget, with its page',
  ],
  'healthcare-systems': [
    'Clinic',
    'Clinic queues',
    'patients who travel far',
    'find_clinic: the nearest clinic that is open, with its queue',
  ],
  'financial-services': [
    'Savings',
    'Books of savings groups',
    'treasurers of savings groups',
    'balance_book: who has paid in and who has borrowed',
  ],
  'geographic-environmental': [
    'River',
    'River levels',
    'farmers along a river',
    'river_level: the level at a gauge and its trend',
  ],
  'open-innovation': [
    'Route',
    'Minibus routes',
    'commuters in a new city',
    'find_route: the lines between two stops, and the fare',
  ],
}
const forms = ['Guide', 'Desk', 'Finder', 'Ledger', 'Watch', 'Companion']
const licences = ['MIT', 'Apache-2.0', 'AGPL-3.0-or-later', 'BSD-3-Clause', 'MPL-2.0']
const languages = ['English', 'English, French', 'English, Kiswahili', 'French', 'Arabic, French']

/** The share of the teams that hand in, and of those that at least begin. */
const HAND_IN = 0.8
const BEGIN = 0.95

/**
 * @param {ReturnType<typeof import('./sample-teams.mjs').makeTeams>} teams
 * @param {number} now milliseconds; nothing is written before the development phase, nor handed in before its last week
 * @returns the rows of the projects that have been begun by then
 */
export function makeProjects(teams, now) {
  const begin = Date.parse(event.phases.development)
  const deadline = Date.parse(event.submissionDeadline)
  const handInBegins = deadline - 7 * 86_400_000
  const random = makeRandom(4)
  const slugs = new Set()
  return teams.flatMap((team) => {
    const share = random()
    const details = describe(team, random)
    const revision = makeId(random)
    const begunAt = placeBetween(begin, handInBegins, random(), Infinity)
    const submittedAt = placeBetween(handInBegins, deadline, random(), Infinity)
    if (share > BEGIN || begunAt > now) return []
    const isIn = share < HAND_IN && submittedAt <= now
    return {
      teamId: team.id,
      revision,
      draft: details,
      createdAt: begunAt,
      updatedAt: isIn ? submittedAt : begunAt,
      slug: isIn ? chooseSlug(details.title, team.id, slugs) : null,
      submission: isIn ? details : null,
      submittedRevision: isIn ? revision : null,
      submittedAt: isIn ? submittedAt : null,
    }
  })
}

/** Chooses a slug as the Worker does: with a part of the team's id if another project has it already. */
function chooseSlug(title, teamId, slugs) {
  const plain = title.toLowerCase().replaceAll(' ', '-')
  const slug = slugs.has(plain) ? `${plain}-${teamId.slice(0, 8)}` : plain
  slugs.add(slug)
  return slug
}

function describe({ details: team }, random) {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const [word, subject, readers, tool] = subjects[team.trackId]
  const handle = team.teamName.toLowerCase().replaceAll(' ', '-')
  const isRemote = random() < 0.4
  const { revision: _revision, ...details } = projectSchema.parse({
    revision: null,
    title: `${team.teamName.split(' ')[0]} ${word} ${pick(forms)}`,
    summary: `${subject} for ${readers}, by any assistant`,
    description: [
      '## The problem',
      `${subject} are published, but not where ${readers} can ask for them. We asked twelve of them what they do instead.`,
      '## What the server does',
      `- **${tool.split(':')[0]}** answers in one short message\n- every answer names its source and its date\n- without a network it says so at once`,
      '## Its limits',
      'It knows two districts so far. The data is a week old at most.',
    ].join('\n\n'),
    repositoryUrl: `https://github.com/sample-${handle}/server`,
    demoUrl: isRemote ? `https://${handle}.example.org/demo` : '',
    videoUrl: '',
    transport: isRemote ? 'streamable-http' : 'stdio',
    command: isRemote ? '' : `npx -y ${handle}-server`,
    address: isRemote ? `https://${handle}.example.org/mcp` : '',
    tools: tool,
    licence: pick(licences),
    languages: pick(languages),
    dataSources: 'Invented for this sample, under CC0.',
  })
  return details
}
