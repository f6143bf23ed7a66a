const language = 'en-GB'
const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
const momentFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

export const formatDate = (time: string) => dateFormat.format(new Date(time))
export const formatMoment = (time: string) => momentFormat.format(new Date(time))
