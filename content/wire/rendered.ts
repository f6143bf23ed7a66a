import type { CertificateCheck } from './certificates.ts'
import type { GalleryCard, GalleryList, GalleryProject } from './gallery.ts'

/** A page that the Worker renders. */
export type RenderedPage =
  | { kind: 'list'; list: GalleryList }
  | { kind: 'project'; project: GalleryProject }
  | { kind: 'certificate'; check: CertificateCheck }

/** What the Worker renders: a page, or the part of the home page that shows the winners. */
export type RenderedView = RenderedPage | { kind: 'winners'; winners: readonly GalleryCard[] }
