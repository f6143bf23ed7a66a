import type { ReactNode } from 'react'
import { site } from '#words/site.ts'
import { Toaster } from '../ui/toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MeasurementNotice } from './measurement-notice.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** The frame of every page. */
export function Layout({ children }: { children: ReactNode }) {
  useScrollRestoration()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="button skip" data-variant="primary">
        {site.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <MeasurementNotice />
      <Toaster />
    </div>
  )
}
