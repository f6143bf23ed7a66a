/** A form service whose answers can register a team in place of the site's own form. */
export type FormService = 'tally' | 'typeform'
