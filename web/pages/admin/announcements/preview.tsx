import './preview.css'
import { useState } from 'react'
import { announcementsPanel } from '#words/pages/admin-announcements.ts'
import { useAnnouncementMail } from '../../../data/announcements.ts'
import { Choice } from '../choice.tsx'
import { Loaded } from '../loaded.tsx'

const words = announcementsPanel.preview

type Width = keyof typeof words.widths
const widths = (Object.keys(words.widths) as Width[]).map((value) => ({
  value,
  label: words.widths[value],
}))

/** The mail as it arrives, in the width of a phone or a desktop: a document of its own, without scripts. */
export function AnnouncementPreview({ id, revision }: { id: string; revision: string }) {
  const source = useAnnouncementMail(id, revision)
  const [width, setWidth] = useState<Width>('phone')
  return (
    <section aria-labelledby="preview" className="grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="preview" className="text-xl">
          {words.heading}
        </h3>
        <Choice legend={words.legend} options={widths} value={width} onChange={setWidth} />
      </div>
      <Loaded source={source}>
        {({ html }) => (
          <div className="mail-preview" data-width={width}>
            <iframe
              key={width}
              title={words.frame}
              // Of this origin, so that its height can be read; nothing in it runs.
              sandbox="allow-same-origin"
              srcDoc={html}
              onLoad={({ currentTarget: frame }) => {
                frame.style.blockSize = `${frame.contentDocument!.documentElement.scrollHeight}px`
              }}
            />
          </div>
        )}
      </Loaded>
    </section>
  )
}
