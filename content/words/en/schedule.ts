import { event } from '#content/facts/event.ts'
import type { EventId, PhaseId } from '#content/facts/schedule.ts'
import * as edition from './edition.ts'

export type PhaseWords = { title: string; description: string }
export type EventWords = {
  title: string
  description: string
  /** The agenda. */
  details?: readonly string[]
}

export const placeNames = {
  online: 'Online',
  finale: `${event.finale.venue}, ${event.finale.city}`,
}

export const phaseWords: Readonly<Record<PhaseId, PhaseWords>> = {
  registration: {
    title: 'Registration',
    description: `The hackathon opens. Form a team of ${edition.teamSize} people, choose a track, and decide whether to take part online or at a hub.`,
  },
  learning: {
    title: 'Learning',
    description:
      'Ten days of bootcamps, workshops and mentoring. You will finish with a small working server and a plan for the real one.',
  },
  development: {
    title: 'Development',
    description: `Two weeks to build. Mentors will help along the way, and your project must be on GitHub by ${edition.deadlineDate} at ${edition.deadlineTime}.`,
  },
  finale: {
    title: 'Finale',
    description:
      'Two days at AfricaCom in Cape Town: team presentations, a public showcase and the awards.',
  },
}

export const eventWords: Readonly<Record<EventId, EventWords>> = {
  launch: {
    title: 'Launch: registration opens',
    description: `We open the hackathon and the registration form, and explain how the ${edition.weeks} weeks will work.`,
    details: [
      'What the Model Context Protocol is, in ten minutes',
      'The four phases and their dates',
      'How to register a team',
      'Questions from the audience',
    ],
  },
  'welcome-session': {
    title: 'Community welcome session',
    description: 'Meet the organisers and other builders, and learn where to ask for help.',
  },
  'team-formation': {
    title: 'Find your teammates',
    description:
      'People without a team have a minute each to present their skills and ideas, then form teams.',
    details: [
      'One-minute introductions',
      'Ideas looking for teammates',
      'Breakout rooms, one for each track',
    ],
  },
  'tracks-explained': {
    title: `The ${edition.tracks} tracks, explained`,
    description:
      'A short talk on each track: the problem, useful data and what the judges will look for.',
    details: [
      'Education, telecommunications, legal technology and local governance',
      'Healthcare, finance, geography and open innovation',
      'How the judging works',
    ],
  },
  'hub-open-hour': {
    title: 'Hub open hour',
    description: 'Find out what each hub offers, and ask about space, hours and how to get there.',
  },
  'registration-reminder': {
    title: 'One week left to register',
    description: 'Check that everyone in your team is on the form, with the right email address.',
  },
  'registration-closes': {
    title: 'Registration closes',
    description: 'The last day to register a team. The form closes at the end of the day.',
  },
  'bootcamp-protocol': {
    title: 'Bootcamp: how the protocol works',
    description:
      'Two days on the parts of the Model Context Protocol, with exercises to run on your own machine.',
    details: [
      'Hosts, clients and servers',
      'Tools, resources and prompts',
      'Local servers over stdio, remote servers over Streamable HTTP',
      'Looking inside a running server with the MCP Inspector',
    ],
  },
  'mentor-hours-learning': {
    title: 'First mentor hour',
    description:
      'Bring one question about your idea. A mentor will answer it or find someone who can.',
  },
  'workshop-first-server': {
    title: 'Workshop: your first server',
    description: 'Write, test and publish a small MCP server in TypeScript or Python.',
    details: [
      'Set up the project',
      'Write one tool that validates its input',
      'Test it',
      'Publish it on GitHub with a README',
    ],
  },
  'workshop-african-data': {
    title: 'Workshop: working with African data',
    description:
      'Find open data, check its licence, clean it, and serve it with its source and date.',
    details: [
      'Where open data is published',
      'Licences and consent',
      'Scanned documents and missing values',
      'Several languages in one server',
    ],
  },
  'workshop-security': {
    title: 'Workshop: security and personal data',
    description: 'Protect the people who use your server, and the machine it runs on.',
    details: [
      'Authorisation for remote servers',
      'Prompt injection, and what a server can do about it',
      'Data protection laws in Africa',
      'Secrets and logs',
    ],
  },
  'check-in-1': {
    title: 'Check-in 1: the question',
    description:
      'Each team names its track, says in a few sentences what it wants to build and for whom, and tells us what it still needs.',
  },
  'bootcamp-weak-networks': {
    title: 'Bootcamp: servers for weak networks',
    description:
      'Two days on servers that stay useful when the connection is slow, expensive or gone.',
    details: [
      'Short answers and small downloads',
      'Caching and retries',
      'Working offline',
      'Running a server at low cost',
    ],
  },
  'plan-review': {
    title: 'Project plan review',
    description: 'A mentor reads your one-page plan and points out what is too big for two weeks.',
  },
  'sprint-1': {
    title: 'Sprint 1: one path that works',
    description: 'Get one tool working end to end with real data before you add a second.',
  },
  'mentor-hours-building': {
    title: 'Mentor hour: design and data',
    description:
      'Ask about tool names, inputs, data quality or anything else that is slowing you down.',
  },
  'check-in-2': {
    title: 'Check-in 2: what works',
    description:
      'Show what works so far and say what is in your way. Mentors help with the hardest problems.',
  },
  'sprint-2': {
    title: 'Sprint 2: finish and test',
    description:
      'Finish the other tools, write tests, and let someone outside the team try the server.',
  },
  'code-review': {
    title: 'Code review with mentors',
    description:
      'A mentor reads your repository the way a judge will: README first, then the code and the tests.',
  },
  'check-in-3': {
    title: 'Check-in 3: what is left',
    description:
      'Tell us what happened when someone outside the team tried the server, and what you will still do before the deadline.',
  },
  'workshop-presenting': {
    title: 'Workshop: show your server',
    description:
      "Prepare a short, honest demonstration and a README that answers the judges' first questions.",
    details: [
      'The problem in one sentence',
      'A demonstration that survives a bad connection',
      'What your server does not do',
      'Rehearsal with feedback',
    ],
  },
  'submission-reminder': {
    title: 'One day left to submit',
    description:
      'Check that your repository is public, has an open-source licence, and runs from a fresh clone.',
  },
  'submission-deadline': {
    title: 'Submission deadline',
    description:
      'Your open-source project must be on GitHub by 23:59 Central Africa Time. We will not judge anything later.',
  },
  'final-presentations': {
    title: 'Team presentations',
    description: 'Teams demonstrate their servers to the judges and answer questions.',
    details: [
      'Welcome from the organisers',
      'Demonstrations, track by track',
      'Questions from the judges',
    ],
  },
  'finale-networking': {
    title: 'Lunch with partners and hubs',
    description: 'Meet partners, hub hosts and the teams you have only met online.',
  },
  'public-showcase': {
    title: 'Public showcase',
    description: 'Visitors try the servers and talk to the people who built them.',
  },
  'awards-ceremony': {
    title: 'Awards and closing ceremony',
    description:
      'The judges announce the three prizes, and we explain what happens to the projects next.',
    details: [
      'Words from the judges',
      'The three prizes',
      'How the projects will live on',
      'Closing',
    ],
  },
}
