import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ProjectDetails, ProjectDraft } from '#content/forms/project.ts'
import { ownProjectPage as words } from '#words/pages/own-project.ts'
import {
  clearDraft,
  readDraft,
  readTypedValues,
  storeDraft,
} from '../../../components/form/draft.ts'
import { toast } from '../../../components/ui/toast.tsx'
import { ApiError } from '../../../data/api-error.ts'
import {
  handInProject,
  newerVersion,
  saveProject,
  takeProjectBack,
  type StoredProject,
} from '../../../data/project.ts'
import { fillForm, parseDraft, readDraftForm } from './draft-form.ts'
import { emptyDraft, listDifferences, mergeDrafts, pick, type Field } from './merge-drafts.ts'

/** Milliseconds without a keystroke after which the draft is sent. */
const QUIET = 1500
/** Milliseconds after which a draft is sent again that the network, or the server, did not take. */
const RETRY = 10_000
const RETRY_BUSY = 60_000

/** The name of the draft of a team's project on the device. */
export const nameDraft = (teamId: string) => `project:${teamId}`

/** The key of a draft on the device whose project the server does not have yet. */
const UNSTORED = 'new'
/** In the draft on the device: the versions that were sent and not answered, any of which the server may have. */
const SENT = 'sent'
const MOST_SENT = 3

/** Where what is typed is now; `reason` says why the server did not take it. */
export type SaveState =
  | { kind: 'fresh' | 'saving' | 'offline' | 'refused' | 'busy' | 'conflict' }
  | { kind: 'saved'; at: number }
  | { kind: 'lost'; reason: string }

/** The version of another member, and the fields that both changed. */
export type Conflict = { theirs: StoredProject; fields: Field[] }

/**
 * Keeps what is typed into a form on the device at once and on the server a moment later, whatever the network does. If
 * another member saved first, their fields are taken over; where both changed the same field, nothing is sent until `resolve`.
 */
export function useAutosave(
  teamId: string,
  stored: StoredProject | null,
  { form, onFilled }: { form: RefObject<HTMLFormElement | null>; onFilled: () => void },
) {
  const name = nameDraft(teamId)
  const [project, setProject] = useState(stored)
  const [state, setState] = useState<SaveState>({ kind: 'fresh' })
  const [conflict, setConflict] = useState<Conflict>()
  /** The version that the text in the form was made from, and the one of the draft on the device. */
  const base = useRef(stored)
  const kept = useRef(stored?.revision ?? UNSTORED)
  const sent = useRef<ProjectDraft[]>([])
  const isHeld = useRef(false)
  const running = useRef<Promise<void>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function keepOnDevice() {
    if (!form.current) return
    const values = readTypedValues(form.current)
    const note = sent.current.length > 0 && { [SENT]: JSON.stringify(sent.current) }
    storeDraft(name, { id: kept.current, values: { ...values, ...note } })
  }

  const readNow = () => (form.current ? readDraftForm(form.current) : undefined)

  /** Tells whether a version of the server is one whose answer was lost. */
  const isOwn = (version: ProjectDraft) =>
    sent.current.some((draft) => listDifferences(draft, version).length === 0)

  function noteSent(draft: ProjectDraft) {
    sent.current = [...sent.current, draft].slice(-MOST_SENT)
    keepOnDevice()
  }

  function schedule(delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), delay)
  }

  function fill(values: Record<string, unknown>) {
    if (form.current) fillForm(form.current, values)
    onFilled()
  }

  /** Takes a version of the server as the one that the form is made from. */
  function accept(next: StoredProject | null) {
    base.current = next
    kept.current = next?.revision ?? UNSTORED
    sent.current = []
    setProject(next)
  }

  function hold(theirs: StoredProject, both: Field[]) {
    isHeld.current = true
    setConflict({ theirs, fields: both })
    setState({ kind: 'conflict' })
  }

  /** Meets the version of another member, or the own one whose answer was lost. */
  function meet(theirs: StoredProject, mine: ProjectDraft) {
    const common = isOwn(theirs.draft) ? theirs.draft : (base.current?.draft ?? emptyDraft)
    const { taken, conflicts } = mergeDrafts(common, mine, theirs.draft)
    if (taken.length > 0) fill(pick(theirs.draft, taken))
    if (conflicts.length > 0) {
      base.current = theirs
      setProject(theirs)
      keepOnDevice()
      return hold(theirs, conflicts)
    }
    accept(theirs)
    keepOnDevice()
    if (taken.length > 0) toast(words.merged.title, words.merged.text)
    schedule(0)
  }

  /** Says why the server did not take a version, and when it is sent again. */
  function report(error: ApiError, mine: ProjectDraft) {
    const theirs = newerVersion(error)
    if (theirs) return meet(theirs, mine)
    const isDown = error.code === 'network' || error.status >= 500
    if (isDown || error.status === 429) {
      setState({ kind: isDown ? 'offline' : 'busy' })
      return schedule(isDown ? RETRY : RETRY_BUSY)
    }
    setState(error.status === 400 ? { kind: 'refused' } : { kind: 'lost', reason: error.message })
  }

  async function send(mine: ProjectDraft) {
    setState({ kind: 'saving' })
    noteSent(mine)
    try {
      accept(await saveProject(teamId, { ...mine, revision: base.current?.revision ?? null }))
      settle(mine)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      report(error, readNow() ?? mine)
    }
  }

  /** Forgets the draft on the device once the server has all that was typed. */
  function settle(saved: ProjectDraft) {
    setState({ kind: 'saved', at: Date.now() })
    const now = readNow()
    if (now && listDifferences(now, saved).length === 0) return clearDraft(name)
    keepOnDevice()
    schedule(QUIET)
  }

  async function save() {
    clearTimeout(timer.current)
    if (!form.current || isHeld.current) return
    if (running.current) return schedule(QUIET)
    const mine = readNow()
    if (!mine) return setState({ kind: 'refused' })
    if (listDifferences(mine, base.current?.draft ?? emptyDraft).length === 0) return settle(mine)
    running.current = send(mine)
    await running.current.finally(() => (running.current = undefined))
  }

  /** Waits until nothing is being sent, and sends nothing more by itself. */
  async function pause() {
    clearTimeout(timer.current)
    await running.current
    clearTimeout(timer.current)
  }

  const start = useRef(() => {
    const draft = readDraft(name)
    if (!draft) return
    const { [SENT]: unanswered, ...values } = draft.values
    fill(values)
    sent.current = readSent(unanswered)
    if (draft.id === kept.current || !stored || isOwn(stored.draft)) return schedule(0)
    const mine = parseDraft(values) ?? { ...emptyDraft, ...values }
    const { conflicts } = mergeDrafts(undefined, mine as ProjectDraft, stored.draft)
    if (conflicts.length === 0) return clearDraft(name)
    kept.current = draft.id
    hold(stored, conflicts)
  })
  useEffect(() => start.current(), [])

  const saveNow = useRef(save)
  saveNow.current = save
  useEffect(() => {
    const now = () => void saveNow.current()
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') now()
    }
    window.addEventListener('online', now)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      window.removeEventListener('online', now)
      document.removeEventListener('visibilitychange', whenHidden)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    /** The project as the server has it. */
    project,
    state,
    conflict,
    /** To be called after each keystroke. */
    touch() {
      keepOnDevice()
      if (isHeld.current) return
      setState((last) =>
        last.kind === 'saved' || last.kind === 'fresh' ? { kind: 'saving' } : last,
      )
      schedule(QUIET)
    },
    /** Ends a conflict: the fields in `theirs` become theirs, the others stay. */
    resolve(theirs: readonly Field[]) {
      fill(pick(conflict!.theirs.draft, theirs))
      isHeld.current = false
      setConflict(undefined)
      accept(conflict!.theirs)
      keepOnDevice()
      void save()
    },
    /** Hands the form in. */
    async handIn(details: ProjectDetails) {
      await pause()
      const revision = base.current?.revision ?? null
      const before = readNow()
      noteSent(details)
      try {
        const next = await handInProject(teamId, { ...details, revision })
        accept(next)
        // What the server shortened, such as the address of the repository, unless it was changed in the meantime.
        const { taken } = mergeDrafts(before, readNow() ?? details, next.draft)
        fill(pick(next.draft, taken))
        settle(next.draft)
      } catch (error) {
        if (error instanceof ApiError) {
          const theirs = newerVersion(error)
          if (theirs) meet(theirs, readNow() ?? details)
          else schedule(QUIET)
        }
        throw error
      }
    },
    async takeBack() {
      await pause()
      const next = await takeProjectBack(teamId)
      const isSame = next.revision === base.current?.revision
      if (isSame) accept(next)
      else meet(next, readNow() ?? next.draft)
      schedule(0)
    },
  }
}

/** Reads the versions that were sent and not answered from the draft on the device. */
function readSent(text: unknown): ProjectDraft[] {
  try {
    const versions = JSON.parse(String(text)) as Record<string, unknown>[]
    return versions.flatMap((version) => parseDraft(version) ?? [])
  } catch {
    return []
  }
}
