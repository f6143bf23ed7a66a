import useSWR from 'swr'
import type { FileFormat } from '#content/wire/file-formats.ts'
import { api } from '../api.ts'

const report = api.admin['partner-report']

/** Reads the counts that partners may have. They stay as they are while they are looked at. */
export const usePartnerReport = () =>
  useSWR('admin/partner-report', async () => (await report.$get()).json(), {
    revalidateOnFocus: false,
  })

export const exportPartnerReport = async (format: FileFormat) =>
  (await report[`export.${format}`].$get()).blob()
