import { event } from '#content/facts/event.ts'
import { formatDay } from '#content/format/days.ts'
import { plural } from '#content/format/plural.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

/** The certificates of the reader. */
export const ownCertificatesPage = {
  meta: {
    title: 'Your certificates',
    description: `Make your certificate of ${event.name}, choose what it shows, and download it as a PDF.`,
  },
  heading: 'Your certificates',
  lead: 'A PDF with your name, and a code that lets anyone check that it is real.',
  back: 'My account',
  loading: 'Loading your certificates…',
  failed: { text: "We couldn't load your certificates.", retry: 'Try again' },
  notYet: {
    heading: 'After the finale',
    day: formatDay(event.finale.end, 'date'),
    text: 'You can make your certificate once the projects are published.',
    action: { label: 'See the schedule', href: paths.schedule },
  },
  nothing: {
    heading: 'No certificate for this account',
    text: 'Certificates are for everyone whose team submitted a project, and for everyone who judged projects or mentored a team. If you took part with another address, sign in with that one.',
    action: { label: 'Write to us', href: paths.contact },
  },
  form: {
    name: {
      label: 'Your name on the certificate',
      hint: 'As you want employers and schools to read it. You can change it later.',
    },
    renamings: (left: number) =>
      left === 0
        ? 'You can no longer change the name.'
        : `You can change the name ${left} more ${plural(left, { one: 'time', other: 'times' })}.`,
    shows: {
      legend: 'What it shows besides your name',
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
    text: 'Download the certificate again: the file you already have still shows the old version.',
  },
  held: {
    download: 'Download the PDF',
    drawing: 'Preparing the PDF…',
    edit: 'Change it',
    check: 'See what others see',
    code: 'Code',
    withdraw: 'Withdraw it',
    confirm:
      'From then on, the code shows only that the certificate was withdrawn. Copies you have sent out stay where they are, but nobody can check them. You can make a new certificate with another code.',
    cancel: 'Keep it',
    withdrawn: {
      title: 'Your certificate has been withdrawn',
      text: 'Its code no longer shows anything about you.',
    },
  },
} as const satisfies LinkingWords
