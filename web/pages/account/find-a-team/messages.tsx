import { Suspense, useState } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { findTeamPage } from '#words/pages/find-team.ts'
import { Button } from '../../../components/ui/button.tsx'
import { lateDialog } from '../../../components/ui/late-dialog.tsx'
import type { Message, OwnMatching } from '../../../data/matching.ts'
import { Part } from './part.tsx'

const { messages: text, card: cardText } = findTeamPage

const ContactDialog = lateDialog(() => import('./contact.tsx'))

type Act = 'write' | 'hide' | 'report'

/** The last messages from and to the reader, the newest first. */
export function CardMessages({
  own,
  reload,
}: {
  own: OwnMatching
  reload: () => Promise<unknown>
}) {
  const [opened, setOpened] = useState<{ act: Act; message: Message }>()
  return (
    <Part id="messages" title={text.heading}>
      <ul className="max-w-3xl border-t border-line">
        {own.messages.map((message) => (
          <li key={message.id} className="grid gap-3 border-b border-line py-4">
            <p className="wrap-anywhere text-muted">
              {(message.isFromMe ? text.sent : text.received)(
                message.name,
                formatMoment(message.createdAt),
              )}
            </p>
            <p className="measure wrap-anywhere whitespace-pre-line">
              <bdi>{message.text}</bdi>
            </p>
            {!message.isFromMe && (
              <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
                {message.cardId && !own.isBarred ? (
                  <Button
                    variant="secondary"
                    aria-label={cardText.label(text.answer, message.name)}
                    onClick={() => setOpened({ act: 'write', message })}
                  >
                    {text.answer}
                  </Button>
                ) : (
                  !own.isBarred && <span className="text-muted">{text.gone}</span>
                )}
                {(['hide', 'report'] as const).map((act) => (
                  <button
                    key={act}
                    type="button"
                    className="link cursor-pointer"
                    aria-label={cardText.label(cardText[act], message.name)}
                    onClick={() => setOpened({ act, message })}
                  >
                    {cardText[act]}
                  </button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <ContactDialog
            act={opened.act}
            about={{ kind: 'message', id: opened.message.id, name: opened.message.name }}
            to={opened.message.cardId ?? ''}
            from={opened.message.ownCardId}
            own={own}
            onDone={reload}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Part>
  )
}
