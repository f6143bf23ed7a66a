import { changeKinds } from './change-kinds.ts'

/** What organisers can let one team do for longer: any change of the team, and submitting its project. */
export const exceptionKinds = [...changeKinds, 'submission'] as const

export type ExceptionKind = (typeof exceptionKinds)[number]
