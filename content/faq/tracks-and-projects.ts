import type { FaqCategory } from '../faq-category.ts'

export const tracksAndProjects: FaqCategory = {
  id: 'tracks-and-projects',
  title: 'Tracks & Projects',
  colour: 'clay',
  questions: [
    {
      id: 'which-tracks-are-there',
      question: 'Which tracks can we choose from?',
      answer:
        'The Tracks page describes them all: Education & Learning, Telecommunications, Legal Technology, Local Governance, Healthcare Systems, Financial Services, Geographic & Environmental, and Open Innovation. Each one has example servers and the kind of data you might use.',
      keywords: ['challenge', 'themes', 'topics', 'categories', 'fields'],
    },
    {
      id: 'how-do-we-choose-a-track',
      question: 'How do we choose a track?',
      answer:
        'Start from a problem that one of you has met in daily life, then look for the track it belongs to. Check early that the data exists and that you may use it. A narrow question with real data makes a better server than a broad one without. A team enters one track and can change it until the plan review on 20 October.',
      keywords: ['decide', 'pick', 'select', 'idea', 'problem'],
    },
    {
      id: 'our-idea-fits-no-track',
      question: 'What if our idea fits no track?',
      answer:
        'Enter it under Open Innovation. That track is for servers that serve an African need which the other tracks do not name. The same judging weights apply, so explain clearly who has the problem and how your server helps them.',
      keywords: ['other', 'open innovation', 'different', 'own idea'],
    },
    {
      id: 'what-do-we-submit',
      question: 'What do we submit?',
      answer:
        'A working MCP server as an open-source project hosted on GitHub. Only GitHub-hosted open-source projects are accepted. Give the repository a README that says what the server does, where its data comes from, how to run it, and what is not finished yet.',
      keywords: ['submission', 'deliverable', 'repository', 'github', 'readme', 'hand in'],
    },
    {
      id: 'when-is-the-submission-deadline',
      question: 'When is the submission deadline?',
      answer:
        'On 4 November 2025 at 23:59 Central Africa Time (GMT+2). In West Africa Time that is 22:59, and in East Africa Time it is 00:59 on 5 November. Submit a first version days before, because connections fail on the last evening.',
      keywords: ['late', 'last day', 'due', 'hand in', 'CAT', 'midnight'],
    },
    {
      id: 'must-our-project-be-open-source',
      question: 'Must our project be open source?',
      answer:
        'Yes. Everything that is submitted is 100% open source, so that other teams, universities and public offices can use it after the event. Your team keeps its copyright. Put a licence file in the repository from the first day, for example MIT or Apache 2.0, and check the licences of the data you include.',
      keywords: ['licence', 'license', 'private', 'closed', 'MIT', 'Apache', 'ownership'],
    },
    {
      id: 'can-we-use-existing-code',
      question: 'Can we use existing libraries and code?',
      answer:
        'Yes. Use the official MCP SDKs and any open-source library whose licence allows it. Name what you built on in the README, and say which part is new. Judges look at the work your team did, so a clear history of commits helps you.',
      keywords: ['library', 'framework', 'reuse', 'template', 'previous project', 'starter'],
    },
  ],
}
