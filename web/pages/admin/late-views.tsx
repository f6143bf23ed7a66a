import { latePart } from '../../components/ui/late-part.tsx'

/** The saved views of a list whose filters stand beside its search. Their code comes after the list. */
export const LateViews = latePart(async () => ({
  default: (await import('./team-tools.tsx')).ViewsTool,
}))
