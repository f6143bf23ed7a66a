import { useEffect, useRef, useState } from 'react'
import { evaluationCriteria, type CriterionId, type ScoreStep } from '#content/facts/judging.ts'
import { clearDraft, readDraft, storeDraft } from '../../components/form/draft.ts'
import { ApiError } from '../../data/api-error.ts'
import {
  handInScores,
  newerScores,
  saveScores,
  useRememberScore,
  type StoredScore,
} from '../../data/judging.ts'

/** Milliseconds after the last change until it is sent, and until it is sent again if the network or the server did not take it. */
const PAUSE = 800
const RETRY = 5000
const RETRY_BUSY = 60_000

/** The key of scores on the device of which the server has none yet. */
const UNSTORED = 'new'

type ScoreValues = { scores: Partial<Record<CriterionId, ScoreStep | null>>; note: string }
/** Where the scores are now; `reason` says why the server refused them. */
type Saving = { kind: 'saved' | 'saving' | 'unsaved' } | { kind: 'refused'; reason: string }

/**
 * Keeps the scores of a project on the device at once and on the server a moment later, whatever the network does. If another
 * device saved first, nothing is sent until `choose` says which version stays.
 */
export function useScores(id: string, given: StoredScore | null) {
  const name = `scores:${id}`
  const [kept] = useState(() => readKept(name))
  const [values, setValues] = useState(() => kept?.values ?? valuesOf(given))
  const [stored, setStored] = useState(given)
  const [saving, setSaving] = useState<Saving>({ kind: 'saved' })
  const [newer, setNewer] = useState<StoredScore>()
  const remember = useRememberScore(id)
  const latest = useRef(values)
  const base = useRef(given)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  /** The versions that were sent and not answered, any of which the server may have. */
  const sent = useRef<ScoreValues[]>([])
  const isHeld = useRef(false)
  const isGone = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function plan(wait: number) {
    stop()
    if (!isGone.current) timer.current = setTimeout(() => void save(), wait)
  }

  function stop() {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  function keepOnDevice() {
    const { scores, note } = latest.current
    const steps = Object.entries(scores).flatMap(([key, step]) => (step ? [[key, `${step}`]] : []))
    const draft = { ...Object.fromEntries(steps), note } as Record<string, string>
    storeDraft(name, { id: base.current?.revision ?? UNSTORED, values: draft })
  }

  function accept(next: StoredScore) {
    base.current = next
    sent.current = []
    setStored(next)
    remember(next)
  }

  function hold(theirs: StoredScore) {
    isHeld.current = true
    setNewer(theirs)
  }

  /** Does one thing after the other, so that each goes on from the answer to the one before. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = turn.current.then(work)
    turn.current = done.catch(() => undefined)
    return done
  }

  /** Sends a version, and once more if the server has an earlier one of this page, the answer to which was lost. */
  async function send(mine: ScoreValues, put: (revision: string | null) => Promise<StoredScore>) {
    for (;;) {
      sent.current = [...sent.current, mine].slice(-3)
      try {
        accept(await put(base.current?.revision ?? null))
        return settle(mine)
      } catch (error) {
        const theirs = newerScores(error)
        const isOwn = theirs && sent.current.some((one) => isSame(one, valuesOf(theirs)))
        if (!isOwn) throw error
        accept(theirs)
      }
    }
  }

  /** Forgets the scores on the device once the server has them all. */
  function settle(mine: ScoreValues) {
    if (latest.current !== mine) {
      keepOnDevice()
      return plan(PAUSE)
    }
    clearDraft(name)
    setSaving({ kind: 'saved' })
  }

  /** Says what became of scores that the server did not take, and when they are sent again. */
  function report(error: unknown) {
    const theirs = newerScores(error)
    setSaving({ kind: 'unsaved' })
    if (theirs) return hold(theirs)
    const known = error instanceof ApiError ? error : undefined
    if (!known || known.code === 'network' || known.status >= 500) return plan(RETRY)
    if (known.status === 429) return plan(RETRY_BUSY)
    setSaving({ kind: 'refused', reason: known.message })
  }

  async function save() {
    stop()
    try {
      await inTurn(async () => {
        if (isHeld.current) return
        const mine = latest.current
        if (isSame(mine, valuesOf(base.current))) return settle(mine)
        setSaving({ kind: 'saving' })
        await send(mine, (revision) => saveScores(id, { ...mine, revision }))
      })
    } catch (error) {
      report(error)
    }
  }

  const start = useRef(() => {
    if (!kept) return
    if (isSame(kept.values, valuesOf(given))) return clearDraft(name)
    if (given && kept.id !== given.revision) hold(given)
    else plan(0)
  })
  const saveNow = useRef(save)
  useEffect(() => {
    saveNow.current = save
  })
  useEffect(() => {
    isGone.current = false
    start.current()
    const sendWaiting = () => {
      if (timer.current !== undefined) void saveNow.current()
    }
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') sendWaiting()
    }
    window.addEventListener('online', sendWaiting)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      window.removeEventListener('online', sendWaiting)
      document.removeEventListener('visibilitychange', whenHidden)
      isGone.current = true
      sendWaiting()
    }
  }, [])

  return {
    values,
    /** The scores as the server has them. */
    stored,
    saving,
    /** The version of another device, until one of both is chosen. */
    newer,
    change(next: ScoreValues) {
      latest.current = next
      setValues(next)
      keepOnDevice()
      if (isHeld.current) return
      setSaving({ kind: 'saving' })
      plan(PAUSE)
    },
    choose(isTheirs: boolean) {
      if (!newer) return
      isHeld.current = false
      setNewer(undefined)
      accept(newer)
      if (!isTheirs) {
        keepOnDevice()
        return plan(0)
      }
      latest.current = valuesOf(newer)
      setValues(latest.current)
      clearDraft(name)
      setSaving({ kind: 'saved' })
    },
    async handIn() {
      stop()
      const final = latest.current
      const scores = final.scores as Record<CriterionId, ScoreStep>
      try {
        await inTurn(() =>
          send(final, (revision) => handInScores(id, { ...final, scores, revision })),
        )
      } catch (error) {
        report(error)
        throw error
      }
    },
  }
}

const valuesOf = (score: StoredScore | null): ScoreValues => ({
  scores: { ...score?.draft.scores } as ScoreValues['scores'],
  note: score?.draft.note ?? '',
})

/** Reads the scores on the device, and the revision that they were made from. */
function readKept(name: string): { id: string; values: ScoreValues } | undefined {
  const draft = readDraft(name)
  if (!draft) return undefined
  const { note, ...steps } = draft.values
  const scores = Object.fromEntries(
    evaluationCriteria.map((criterion) => [criterion.id, Number(steps[criterion.id]) || null]),
  )
  return {
    id: draft.id,
    values: { scores: scores as ScoreValues['scores'], note: `${note ?? ''}` },
  }
}

/** Tells whether two versions say the same; the server takes the space around a note away. */
function isSame(one: ScoreValues, other: ScoreValues): boolean {
  return (
    one.note.trim() === other.note.trim() &&
    evaluationCriteria.every(
      (criterion) => (one.scores[criterion.id] ?? null) === (other.scores[criterion.id] ?? null),
    )
  )
}
