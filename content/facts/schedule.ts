import type { EventType } from './event-types.ts'

export type ScheduleEvent = {
  /** Stable: the calendar file makes its UIDs from it. */
  id: string
  /** What the page shows, without the year. */
  date: string
  /** ISO date of the first day. */
  start: string
  /** ISO date of the last day, where there is more than one. */
  end?: string
  title: string
  description: string
  type: EventType
  /** Only where the icon is not the one of the type. */
  icon?: string
  /** The agenda. */
  details?: readonly string[]
  /** The calendar file says `defaultLocation` where there is none. */
  location?: string
}

export type PhaseColour = 'ochre' | 'clay' | 'leaf' | 'indigo'

export type SchedulePhase = {
  id: string
  number: 1 | 2 | 3 | 4
  title: string
  period: string
  colour: PhaseColour
  description: string
  events: readonly ScheduleEvent[]
}

export const defaultLocation = 'Online'

const finaleLocation = 'AfricaCom, Cape Town'

export const phases: readonly SchedulePhase[] = [
  {
    id: 'registration',
    number: 1,
    title: 'Registration',
    period: 'September 11 - October 10',
    colour: 'ochre',
    description:
      'The hackathon opens. Form a team of two to five people, choose a track, and say whether you take part online or at a hub.',
    events: [
      {
        id: 'launch',
        date: 'September 11',
        start: '2025-09-11',
        title: 'Launch and opening of registration',
        description:
          'We open the hackathon and the registration form, and explain how the eight weeks work.',
        type: 'milestone',
        details: [
          'What the Model Context Protocol is, in ten minutes',
          'The four phases and their dates',
          'How to register a team',
          'Questions from the audience',
        ],
      },
      {
        id: 'welcome-session',
        date: 'September 16',
        start: '2025-09-16',
        title: 'Community welcome session',
        description: 'Meet the organisers and other builders, and learn where to ask for help.',
        type: 'community',
      },
      {
        id: 'team-formation',
        date: 'September 18',
        start: '2025-09-18',
        title: 'Find your teammates',
        description:
          'People without a team present their skills and ideas in one minute each, then form teams.',
        type: 'networking',
        details: [
          'One-minute introductions',
          'Ideas that look for people',
          'Small rooms, one for each track',
        ],
      },
      {
        id: 'tracks-explained',
        date: 'September 23',
        start: '2025-09-23',
        title: 'The eight tracks, explained',
        description:
          'One short talk for each track: the problem, useful data, and what the judges will look for.',
        type: 'presentation',
        details: [
          'Education, telecommunications, legal technology and local governance',
          'Healthcare, finance, geography and open innovation',
          'How the judging works',
        ],
      },
      {
        id: 'check-in-1',
        date: 'September 24',
        start: '2025-09-24',
        title: 'Check-in 1, week 2',
        description: 'Each registered team says which track it has chosen and what it still needs.',
        type: 'checkin',
      },
      {
        id: 'hub-open-hour',
        date: 'September 30',
        start: '2025-09-30',
        title: 'Hub open hour',
        description: 'Hear what each hub offers, and ask about space, hours and how to get there.',
        type: 'community',
      },
      {
        id: 'registration-reminder',
        date: 'October 3',
        start: '2025-10-03',
        title: 'One week left to register',
        description:
          'Check that every member of your team is on the form, with the right email address.',
        type: 'reminder',
      },
      {
        id: 'check-in-2',
        date: 'October 8',
        start: '2025-10-08',
        title: 'Check-in 2, week 4',
        description:
          'Each team describes in a few sentences the server it wants to build, and for whom.',
        type: 'checkin',
      },
      {
        id: 'registration-closes',
        date: 'October 10',
        start: '2025-10-10',
        title: 'Registration closes',
        description: 'The last day to register a team. The form closes at the end of the day.',
        type: 'deadline',
      },
    ],
  },
  {
    id: 'learning',
    number: 2,
    title: 'Learning',
    period: 'October 11-20',
    colour: 'leaf',
    description:
      'Ten days of bootcamps, workshops and mentoring. You leave with a small server that works and a plan for the real one.',
    events: [
      {
        id: 'bootcamp-protocol',
        date: 'October 11-12',
        start: '2025-10-11',
        end: '2025-10-12',
        title: 'Bootcamp: how the protocol works',
        description:
          'Two days on the parts of the Model Context Protocol, with exercises you run on your own machine.',
        type: 'bootcamp',
        details: [
          'Hosts, clients and servers',
          'Tools, resources and prompts',
          'Local servers over stdio, remote servers over Streamable HTTP',
          'Looking inside a running server with the MCP Inspector',
        ],
      },
      {
        id: 'mentor-hours-learning',
        date: 'October 13',
        start: '2025-10-13',
        title: 'First mentor hour',
        description:
          'Bring one question about your idea. A mentor answers it or finds somebody who can.',
        type: 'mentoring',
      },
      {
        id: 'workshop-first-server',
        date: 'October 14',
        start: '2025-10-14',
        title: 'Workshop: your first server',
        description: 'Write, test and publish a small MCP server in TypeScript or Python.',
        type: 'workshop',
        details: [
          'Set up the project',
          'Write one tool with checked inputs',
          'Test it',
          'Publish it on GitHub with a README',
        ],
      },
      {
        id: 'workshop-african-data',
        date: 'October 15',
        start: '2025-10-15',
        title: 'Workshop: working with African data',
        description:
          'Find open data, read its licence, clean it, and serve it with its source and date.',
        type: 'workshop',
        details: [
          'Where open data is published',
          'Licences and consent',
          'Scanned documents and missing values',
          'Several languages in one server',
        ],
      },
      {
        id: 'workshop-security',
        date: 'October 16',
        start: '2025-10-16',
        title: 'Workshop: security and personal data',
        description: 'Protect the people your server works for, and the machine it runs on.',
        type: 'workshop',
        details: [
          'Authorisation for remote servers',
          'Prompt injection, and what a server can do about it',
          'Data protection laws in Africa',
          'Secrets and logs',
        ],
      },
      {
        id: 'bootcamp-weak-networks',
        date: 'October 18-19',
        start: '2025-10-18',
        end: '2025-10-19',
        title: 'Bootcamp: servers for weak networks',
        description:
          'Two days on servers that stay useful when the connection is slow, expensive or gone.',
        type: 'bootcamp',
        details: [
          'Short answers and small downloads',
          'Caching and retries',
          'Working offline',
          'Running a server at low cost',
        ],
      },
      {
        id: 'plan-review',
        date: 'October 20',
        start: '2025-10-20',
        title: 'Review of project plans',
        description: 'A mentor reads your one-page plan and marks what is too large for two weeks.',
        type: 'review',
      },
    ],
  },
  {
    id: 'development',
    number: 3,
    title: 'Development',
    period: 'October 21 - November 4',
    colour: 'clay',
    description:
      'Two weeks to build. Mentors help along the way, and your project must be on GitHub by November 4 at 23:59 CAT.',
    events: [
      {
        id: 'sprint-1',
        date: 'October 21-25',
        start: '2025-10-21',
        end: '2025-10-25',
        title: 'Sprint 1: one path that works',
        description:
          'Make one tool work from end to end with real data before you add a second one.',
        type: 'sprint',
      },
      {
        id: 'check-in-3',
        date: 'October 22',
        start: '2025-10-22',
        title: 'Check-in 3, week 6',
        description:
          'Show what runs today, and say what stops you. Mentors take over the hardest problems.',
        type: 'checkin',
      },
      {
        id: 'mentor-hours-building',
        date: 'October 24',
        start: '2025-10-24',
        title: 'Mentor hour: design and data',
        description: 'Ask about tool names, inputs, data quality or anything that slows you down.',
        type: 'mentoring',
      },
      {
        id: 'sprint-2',
        date: 'October 27-31',
        start: '2025-10-27',
        end: '2025-10-31',
        title: 'Sprint 2: finish and test',
        description:
          'Complete the other tools, write tests, and let somebody outside the team try the server.',
        type: 'sprint',
      },
      {
        id: 'code-review',
        date: 'October 29',
        start: '2025-10-29',
        title: 'Code review with mentors',
        description:
          'A mentor reads your repository as a judge would: README first, then the code and the tests.',
        type: 'review',
      },
      {
        id: 'workshop-presenting',
        date: 'November 1',
        start: '2025-11-01',
        title: 'Workshop: show your server',
        description:
          "Prepare a short, honest demonstration and a README that answers the judges' first questions.",
        type: 'workshop',
        details: [
          'The problem in one sentence',
          'A demonstration that survives a bad connection',
          'What your server does not do',
          'Rehearsal with feedback',
        ],
      },
      {
        id: 'submission-reminder',
        date: 'November 3',
        start: '2025-11-03',
        title: 'One day left to submit',
        description:
          'Check that your repository is public, has an open-source licence, and runs from a fresh copy.',
        type: 'reminder',
      },
      {
        id: 'submission-deadline',
        date: 'November 4',
        start: '2025-11-04',
        title: 'Submission deadline, 23:59 CAT',
        description:
          'Your open-source project must be on GitHub by 23:59 Central Africa Time. Later work is not judged.',
        type: 'deadline',
      },
    ],
  },
  {
    id: 'finale',
    number: 4,
    title: 'Finale',
    period: 'November 11-12',
    colour: 'indigo',
    description:
      'Two days at AfricaCom in Cape Town: team presentations, a public showcase, and the awards.',
    events: [
      {
        id: 'final-presentations',
        date: 'November 11',
        start: '2025-11-11',
        title: 'Team presentations',
        description: 'Teams demonstrate their servers to the judges and answer questions.',
        type: 'presentation',
        details: [
          'Opening by the organisers',
          'Demonstrations, track by track',
          'Questions from the judges',
        ],
        location: finaleLocation,
      },
      {
        id: 'finale-networking',
        date: 'November 11',
        start: '2025-11-11',
        title: 'Lunch with partners and hubs',
        description: 'Meet partners, hub hosts and the teams you have known only online.',
        type: 'networking',
        location: finaleLocation,
      },
      {
        id: 'public-showcase',
        date: 'November 12',
        start: '2025-11-12',
        title: 'Public showcase',
        description: 'Visitors try the servers and talk to the people who built them.',
        type: 'showcase',
        location: finaleLocation,
      },
      {
        id: 'awards-ceremony',
        date: 'November 12',
        start: '2025-11-12',
        title: 'Awards and closing ceremony',
        description:
          'The judges announce the three prizes, and we say what happens to the projects next.',
        type: 'ceremony',
        details: [
          'Words from the judges',
          'The three prizes',
          'How the projects are kept alive',
          'Closing',
        ],
        location: finaleLocation,
      },
    ],
  },
]
