import { event } from '#content/facts/event.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { formatDay } from '#content/format/days.ts'
import { formatClock } from '#content/format/moments.ts'
import * as edition from '../edition.ts'
import { headlineLocale, spell } from '../language.ts'
import { trackNames } from '../track-names.ts'
import type { FaqWords } from './question.ts'

// Names that contain an "&" need a comma before the last one.
const allTracks = new Intl.ListFormat(headlineLocale).format(trackIds.map((id) => trackNames[id]))
const dayAfterDeadline = new Date(Date.parse(event.submissionDeadline) + 86_400_000).toISOString()

export const tracksAndProjects: FaqWords<'tracks-and-projects'> = {
  tracks: {
    question: 'What are the tracks, and what if our idea fits none of them?',
    answer: `There are ${spell(trackIds.length)}: ${allTracks}. ${trackNames['open-innovation']} is for any African need the others do not cover. The Tracks page has example servers and useful data for each.`,
    keywords: [
      'challenge',
      'themes',
      'topics',
      'categories',
      'fields',
      'choose',
      'different',
      'own',
    ],
  },
  choose: {
    question: 'How do we choose a track?',
    answer: `Start from a problem that one of you has met in daily life. Check early that the data exists and that you are allowed to use it. A narrow question with real data beats a broad one without. A team enters one track and can change it until the plan review on ${edition.trackChangeDate}.`,
    keywords: ['decide', 'pick', 'select', 'idea', 'problem'],
  },
  submit: {
    question: 'What do we submit, and must it be open source?',
    answer:
      'A working MCP server, 100% open source and hosted on GitHub; nothing else is accepted. Your team keeps the copyright. Add a licence file on day one, such as MIT or Apache 2.0, and check the licences of your data. Your README should say what the server does, where its data comes from, how to run it and what you left out. On your account page, under Our project, everyone who has joined the team can describe it and hand it in; it can be changed and handed in again until the deadline.',
    keywords: [
      'submission',
      'deliverable',
      'repository',
      'hand in',
      'license',
      'private',
      'closed',
      'ownership',
    ],
  },
  deadline: {
    question: 'When is the submission deadline?',
    answer: `The deadline is ${edition.deadlineDate} at ${formatClock(event.submissionDeadline)} Central Africa Time (GMT+2). That is ${formatClock(event.submissionDeadline, 'Africa/Lagos')} in West Africa Time, and ${formatClock(event.submissionDeadline, 'Africa/Nairobi')} on ${formatDay(dayAfterDeadline, 'date')} in East Africa Time. Submit a first version a few days early: connections tend to fail on the last evening.`,
    keywords: ['late', 'last day', 'due', 'hand in', 'CAT', 'midnight'],
  },
  libraries: {
    question: 'Can we use existing libraries and code?',
    answer:
      'Yes. Use the official MCP SDKs and any open-source library whose licence allows it. Name them in your README and say which part is new. Judges look at your own work, so a clear commit history helps.',
    keywords: ['framework', 'reuse', 'template', 'previous project', 'starter'],
  },
}
