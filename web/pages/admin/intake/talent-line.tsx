import { formatDay } from '#content/format/days.ts'
import { formatMoment } from '#content/format/moments.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useTask } from '../../../components/ui/use-task.ts'
import { endTalentLink, sendTalentLink, useTalentLink } from '../../../data/talent.ts'
import { Loaded } from '../loaded.tsx'

const { talent: words } = intakePanel

/** The link with which an accepted partner reads the talent list: sent, renewed or ended. */
export function TalentLine({ applicationId }: { applicationId: string }) {
  const source = useTalentLink(applicationId)
  const { busy, problem, run } = useTask({ onSettled: () => void source.mutate() })
  return (
    <section aria-label={words.heading} className="border-t border-line pt-4">
      <h3 className="text-xl">{words.heading}</h3>
      <Loaded source={source}>
        {({ link, people, reads }) => (
          <>
            <p className="mt-2">{words.people(people)}</p>
            {link && (
              <p className="mt-2">
                {words.sent(formatMoment(link.sentAt))}{' '}
                {(link.isLive ? words.until : words.ended)(
                  formatDay(link.expiresAt.slice(0, 10), 'date'),
                )}{' '}
                {reads.lastAt ? words.read(reads.times, formatMoment(reads.lastAt)) : words.unread}
              </p>
            )}
            <div className="mt-3 flex flex-wrap gap-3">
              <Button
                variant="secondary"
                busy={busy}
                onClick={() =>
                  void run(() => sendTalentLink(applicationId, link?.sentAt ?? null), words.isSent)
                }
              >
                {link ? words.again : words.send}
              </Button>
              {link?.isLive && (
                <Button
                  variant="secondary"
                  busy={busy}
                  onClick={() => void run(() => endTalentLink(applicationId), words.isEnded)}
                >
                  {words.end}
                </Button>
              )}
            </div>
            {problem && (
              <p role="alert" className="mt-2 text-sm font-semibold text-danger">
                {problem}
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
