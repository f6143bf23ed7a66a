import { useRef, useState } from 'react'
import { paths } from '#content/paths.ts'
import type { CertificateKind } from '#content/wire/certificates.ts'
import { ownCertificatesPage } from '#words/pages/own-certificates.ts'
import { Rosette } from '../../../components/page-parts/rosette.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/dialog.tsx'
import { changeAndRestoreFocus } from '../../../components/ui/focus.ts'
import { saveFile } from '../../../components/ui/save-file.ts'
import { toast } from '../../../components/ui/toast.tsx'
import { useTask } from '../../../components/ui/use-task.ts'
import {
  drawCertificate,
  withdrawCertificate,
  type Claim,
  type OwnCertificate as Held,
} from '../../../data/certificates.ts'
import { CertificateForm } from './certificate-form.tsx'

const { made, changed, held: words } = ownCertificatesPage

/** The certificate of one kind: the form that makes it, or what can be done with it. */
export default function CertificateOf({
  kind,
  claim,
  held,
  reload,
}: {
  kind: CertificateKind
  claim: Claim | undefined
  held: Held | undefined
  reload: () => Promise<unknown>
}) {
  const [isEditing, setEditing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const toBox = () => box.current
  const edit = (isOn: boolean) => changeAndRestoreFocus(() => setEditing(isOn), toBox)
  async function finish(done: typeof made | typeof changed) {
    await reload()
    setEditing(false)
    toast(done.title, done.text)
    box.current?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} className="mt-6 grid gap-6 outline-none">
      {held && !isEditing && (
        <HeldCertificate
          held={held}
          reload={reload}
          onEdit={() => edit(true)}
          onWithdrawn={() => box.current?.focus()}
        />
      )}
      {(!held || isEditing) && (
        <CertificateForm
          kind={kind}
          of={held ? { ...claim, ...kept(held) } : claim}
          held={held}
          onSaved={() => finish(held ? changed : made)}
          onCancel={held && (() => edit(false))}
        />
      )}
    </div>
  )
}

/** What a certificate shows already, although its team may be gone. */
const kept = (held: Held) =>
  Object.fromEntries(Object.entries(held).filter(([, value]) => value !== null)) as Held

function HeldCertificate({
  held: { code, name, teamName },
  reload,
  onEdit,
  onWithdrawn,
}: {
  held: Held
  reload: () => Promise<unknown>
  onEdit: () => void
  onWithdrawn: () => void
}) {
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const drawing = useTask()
  const leaving = useTask({ onSettled: () => void reload() })
  const close = () =>
    changeAndRestoreFocus(
      () => setAsking(false),
      () => opener.current,
    )
  async function withdraw() {
    if (!(await leaving.run(() => withdrawCertificate(code), words.withdrawn))) return
    close()
    onWithdrawn()
  }
  return (
    <>
      <div className="cloth cloth-print flex flex-wrap items-center gap-5 p-5 sm:gap-8 sm:p-8">
        <Rosette seed={teamName ?? name} className="size-20 shrink-0 text-ochre sm:size-36" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-display text-2xl font-bold wrap-anywhere sm:text-4xl">
            <bdi>{name}</bdi>
          </p>
          <p className="mt-1">
            {words.code}{' '}
            <span className="tabular inline-block max-w-full font-semibold">{code}</span>
          </p>
        </div>
      </div>
      <div className="buttons">
        <Button
          busy={drawing.busy}
          onClick={() =>
            void drawing.run(async () =>
              saveFile(await drawCertificate(code), `certificate-${code}.pdf`),
            )
          }
        >
          {drawing.busy ? words.drawing : words.download}
        </Button>
        {/* The Worker renders that page. */}
        <a className="button" data-variant="secondary" href={paths.certificate(code)}>
          {words.check}
        </a>
        <Button variant="secondary" onClick={onEdit}>
          {words.edit}
        </Button>
        <Button ref={opener} variant="secondary" onClick={() => setAsking(true)}>
          {words.withdraw}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.withdraw}
          text={words.confirm}
          confirm={words.withdraw}
          cancel={words.cancel}
          busy={leaving.busy}
          problem={leaving.problem}
          onConfirm={() => void withdraw()}
          onClose={close}
        />
      )}
    </>
  )
}
