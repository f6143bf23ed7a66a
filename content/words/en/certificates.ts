import { event } from '#content/facts/event.ts'
import type { CertificateKind } from '#content/wire/certificates.ts'
import * as edition from './edition.ts'

/** What a certificate says, on paper and on its page, by what its holder did. */
export const certificateText: Readonly<
  Record<CertificateKind, { title: string; statement: (year: number) => string }>
> = {
  participant: {
    title: 'Certificate of participation',
    statement: (year) =>
      `took part in ${event.name} ${year}, the ${edition.weeks}-week hackathon on the Model Context Protocol, and built and submitted a project with a team.`,
  },
  judge: {
    title: 'Certificate of judging',
    statement: (year) =>
      `judged projects of ${event.name} ${year}, the ${edition.weeks}-week hackathon on the Model Context Protocol.`,
  },
  mentor: {
    title: 'Certificate of mentoring',
    statement: (year) =>
      `mentored teams of ${event.name} ${year}, the ${edition.weeks}-week hackathon on the Model Context Protocol.`,
  },
}

export const certificateWords = {
  intro: 'This is to certify that',
  edition: (year: number) => `${event.name} ${year}`,
  facts: { team: 'Team', project: 'Project', hub: 'Hub' },
  made: (day: string) => `Issued on ${day}`,
  check: 'Anyone can check this certificate at',
  code: 'Code',
  qr: 'QR code that leads to the same address',
  subject: (title: string, name: string) => `${title}: ${name}`,
} as const
