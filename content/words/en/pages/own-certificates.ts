import { event } from '#content/facts/event.ts'
import { plural } from '#content/format/plural.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

/** The certificates of the reader. */
export const ownCertificatesPage = {
  meta: {
    title: 'Your certificates',
    description: `Make your certificate of ${event.name}, choose what it shows, and download it as a PDF.`,
  },
  heading: 'Your certificates',
  lead: 'A PDF with your name, and a code by which anyone can check that it is real.',
  back: 'Your account',
  loading: 'Loading your certificates…',
  failed: { text: "We couldn't load your certificates.", retry: 'Try again' },
  notYet: {
    heading: 'Not yet',
    text: 'Certificates can be made as soon as the projects are published, after the finale.',
  },
  nothing: {
    heading: 'No certificate for this account',
    text: 'A certificate is for everyone whose team handed in a project, and for everyone who judged projects or mentored a team. Did you take part with another address? Then sign in with that one.',
    action: { label: 'Write to us', href: paths.contact },
  },
  form: {
    name: {
      label: 'Your name on the certificate',
      hint: 'As you want employers and schools to read it. You can change it later.',
    },
    renamings: (left: number) =>
      left === 0
        ? 'The name can no longer be changed.'
        : `The name can be changed ${left} more ${plural(left, { one: 'time', other: 'times' })}.`,
    shows: {
      legend: 'What it shows beside your name',
      team: (name: string) => `The name of your team: ${name}`,
      project: (title: string) => `Your project: ${title}`,
      hub: (city: string) => `Your hub: ${city}`,
      award: (award: string) => `Your award: ${award}`,
    },
    agree:
      'Anyone who has the code may see this certificate: my name, what I did, and what I chose above. I can withdraw it at any time.',
    submit: 'Make my certificate',
    saving: 'One moment…',
    change: 'Save changes',
  },
  made: {
    title: 'Your certificate is ready',
    text: 'Download it, or share its address.',
  },
  changed: {
    title: 'Your changes have been saved',
    text: 'Download the certificate again: the old file still says what it said.',
  },
  held: {
    download: 'Download the PDF',
    drawing: 'Drawing it…',
    edit: 'Change it',
    check: 'See what others see',
    code: 'Code',
    withdraw: 'Withdraw it',
    confirm:
      'From now on the code says only that the certificate was withdrawn. Files that you have sent out stay where they are, but nobody can check them. You can make a new one, with another code.',
    cancel: 'Keep it',
    withdrawn: {
      title: 'Your certificate has been withdrawn',
      text: 'Its code no longer says anything about you.',
    },
  },
} as const satisfies LinkingWords
