import { useEffect, useRef, useState } from 'react'
import { doorPage } from '#words/pages/door.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'

const words = doorPage.scan

/** Milliseconds between looks at the picture, and for which the same code is not read again. */
const LOOK = 200
const SAME = 5000

// Not in TypeScript's library yet: https://developer.mozilla.org/docs/Web/API/BarcodeDetector
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type Scope = { BarcodeDetector?: new (options: { formats: string[] }) => Detector }
type Policy = { featurePolicy?: { allowsFeature: (name: string) => boolean } }

const makeDetector = () => {
  const { BarcodeDetector } = globalThis as Scope
  return BarcodeDetector && new BarcodeDetector({ formats: ['qr_code'] })
}

/** Scans codes with the camera, in browsers that read them. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  if (!('BarcodeDetector' in globalThis)) return <p className="text-muted">{words.none}</p>
  function start() {
    const { featurePolicy } = document as Policy
    // Only the document at this address may use the camera: someone who followed a link from another page loads it first.
    if (featurePolicy?.allowsFeature('camera') === false && !isReloaded()) location.reload()
    else setOn(true)
  }
  return (
    <div className="grid justify-items-start gap-3">
      {isRefused && (
        <Notice role="alert" variant="bad">
          {words.refused}
        </Notice>
      )}
      <Button
        variant="secondary"
        onClick={() => {
          setRefused(false)
          if (isOn) setOn(false)
          else start()
        }}
      >
        {isOn ? words.stop : words.start}
      </Button>
      {isOn && (
        <Picture
          onCode={onCode}
          onRefused={() => {
            setOn(false)
            setRefused(true)
          }}
        />
      )}
    </div>
  )
}

const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

function Picture({ onCode, onRefused }: { onCode: (code: string) => void; onRefused: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const calls = useRef({ onCode, onRefused })
  useEffect(() => {
    calls.current = { onCode, onRefused }
  })
  useEffect(() => {
    const detector = makeDetector()
    let stream: MediaStream | undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = { code: '', at: 0 }
    async function look() {
      const found = await detector?.detect(video.current!).catch(() => [])
      if (isOver) return
      const code = found?.[0]?.rawValue
      if (code && (code !== last.code || Date.now() - last.at > SAME)) calls.current.onCode(code)
      if (code) last = { code, at: Date.now() }
      timer = setTimeout(() => void look(), LOOK)
    }
    async function open() {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isOver) return close()
        video.current!.srcObject = stream
        await video.current!.play()
        await look()
      } catch {
        if (!isOver) calls.current.onRefused()
      }
    }
    const close = () => stream?.getTracks().forEach((track) => track.stop())
    void open()
    return () => {
      isOver = true
      clearTimeout(timer)
      close()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a picture without sound
    <video
      ref={video}
      muted
      playsInline
      aria-label={words.video}
      className="aspect-square w-full max-w-md bg-panel object-cover"
    />
  )
}
