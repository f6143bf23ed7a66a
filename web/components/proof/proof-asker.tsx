import { lazy, Suspense, useEffect, useState } from 'react'
import { answerProofRequests, type ProofKind } from '../../auth/proof.ts'
import { requestNonce } from '../../auth/user.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

type Question = { kind: ProofKind; settle: (isProven: boolean) => void }

/** Asks the reader of a page who they are, whenever something they do there needs it. */
export function ProofAsker() {
  const [question, setQuestion] = useState<Question>()
  useEffect(
    () =>
      answerProofRequests(async (kind) => {
        // There is nothing to choose: the dialog asks for the code that is on its way.
        if (kind === 'mail') await requestNonce()
        return new Promise<boolean>((settle) => setQuestion({ kind, settle }))
      }),
    [],
  )
  if (!question) return null
  return (
    <Suspense>
      <ProofDialog
        kind={question.kind}
        onClose={(isProven) => {
          setQuestion(undefined)
          question.settle(isProven)
        }}
      />
    </Suspense>
  )
}
