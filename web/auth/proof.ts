import { ApiError } from '../data/api-error.ts'

/** What counts as a proof: the password or a mailed code, or the mailed code alone. */
export type ProofKind = 'any' | 'mail'

/** Asks the reader for a proof that they are the owner of the account; resolves to whether they gave one. */
type Ask = (kind: ProofKind) => Promise<boolean>

let ask: Ask | undefined

/** Says how to ask for a proof as long as a page is open. Returns a function that takes it back. */
export function answerProofRequests(how: Ask): () => void {
  ask = how
  return () => {
    if (ask === how) ask = undefined
  }
}

const kinds: Record<string, ProofKind> = {
  reauthentication_needed: 'any',
  'auth.proof_needed': 'any',
  email_reauthentication_needed: 'mail',
}

/** Runs an action; whenever the server asks for a recent proof, gets one from the owner and runs it again. */
export async function withProof<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (cause) {
    const kind = cause instanceof ApiError ? kinds[cause.code] : undefined
    if (!kind || !ask) throw cause
    // Whoever closes the question knows why nothing has happened.
    if (!(await ask(kind))) throw new ApiError('declined', 0, '')
    return withProof(work)
  }
}
