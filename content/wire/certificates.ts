import type { HubId } from '../facts/hubs.ts'
import type { PrizeId } from '../facts/judging.ts'

/** The parts a person can play in an edition. Each earns one certificate. */
export const certificateKinds = ['participant', 'judge', 'mentor'] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** What a participant can choose to show beside their name. */
export const certificateParts = ['team', 'project', 'hub', 'award'] as const
export type CertificatePart = (typeof certificateParts)[number]

/** What a certificate says about the team; null for what the person left out. */
export type CertifiedTeam = {
  teamName: string | null
  projectTitle: string | null
  hubId: HubId | null
  award: PrizeId | null
}

/** A certificate as its page and its PDF show it. */
export type Certificate = CertifiedTeam & {
  /** As it is printed, in groups. */
  code: string
  kind: CertificateKind
  /** The year of the edition. */
  edition: number
  name: string
  /** ISO day on which it was made. */
  issued: string
}

/** What the page of a code says. */
export type CertificateCheck =
  | {
      state: 'valid'
      certificate: Certificate
      /** Of the published project, if it is shown. */ slug: string | null
    }
  | { state: 'withdrawn'; code: string }
  /** What was typed, which no certificate has. */
  | { state: 'unknown'; typed: string }
  /** Nothing has been typed yet. */
  | { state: 'empty' }
