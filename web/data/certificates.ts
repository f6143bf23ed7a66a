import type { InferResponseType } from 'hono/client'
import useSWR from 'swr'
import type { CertificateForm } from '#content/forms/certificate.ts'
import type { CertificateKind } from '#content/wire/certificates.ts'
import { api } from '../api.ts'

const { mine } = api.certificates
const one = mine[':code']

export type OwnCertificates = InferResponseType<typeof mine.$get>
export type OwnCertificate = OwnCertificates['certificates'][number]
/** What an account may have certified. */
export type Claim = OwnCertificates['claims'][number]

/** Reads the certificates of the person who is signed in, and what they may have certified. */
export const useOwnCertificates = () =>
  useSWR('certificates', async () => (await mine.$get()).json(), { revalidateOnFocus: false })

export const makeCertificate = (kind: CertificateKind, form: CertificateForm) =>
  mine.$post({ json: { kind, ...form } })

export const changeCertificate = (code: string, json: CertificateForm) =>
  one.$put({ param: { code }, json })

export const withdrawCertificate = (code: string) => one.$delete({ param: { code } })

/** Draws a certificate; resolves to the PDF. */
export const drawCertificate = async (code: string) =>
  (await one['certificate.pdf'].$get({ param: { code } })).blob()
