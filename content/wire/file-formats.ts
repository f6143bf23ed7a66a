/** What a list of the dashboard can be saved as. */
export const fileFormats = ['csv', 'xlsx'] as const
/** The media type of each. */
export const fileTypes: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export type FileFormat = (typeof fileFormats)[number]
