import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { galleryAddress } from '#content/wire/gallery.ts'
import type { RenderedPage, RenderedView } from '#content/wire/rendered.ts'
import { certificateText } from '#words/certificates.ts'
import { certificatePage } from '#words/pages/certificate.ts'
import { projectPage, projectsPage } from '#words/pages/projects.ts'
import { CertificatePage } from '../certificates/certificate-page.tsx'
import { Layout } from '../components/frame/layout.tsx'
import { devAssets, type Assets } from '../document/assets.ts'
import { renderDocument } from '../document/document.tsx'
import type { PageHandle } from '../document/page.ts'
import { pictureOf } from '../gallery/pictures.ts'
import { ProjectList } from '../gallery/project-list.tsx'
import { ProjectPage } from '../gallery/project-page.tsx'
import { describeProject } from '../gallery/structured-data.ts'
import { Winners } from '../gallery/winners.tsx'

export { writeSitemap } from '../site-files/sitemap.ts'

/** The files that each kind of page links; the build writes them to `paths.renderedAssets`. */
export type RenderedAssets = Readonly<Record<RenderedPage['kind'], Assets>>

/**
 * Renders a page as a finished document, or a part of the home page, with the same components as all other pages. Without the files of a
 * build it links those of `npm run dev`.
 */
export function renderForWorker(view: RenderedView, assets?: RenderedAssets): string {
  if (view.kind === 'winners') {
    // The first sheet of a list is the site's, and the home page has its own of that.
    const styles = (assets?.list ?? devAssets).styles.slice(1)
    return renderToStaticMarkup(<Winners winners={view.winners} styles={styles} />)
  }
  const { handle, body } = renderView(view)
  return renderDocument(handle, body, assets?.[view.kind] ?? devAssets)
}

/** Renders the content of a page with its handle, for which the build finds the files. */
export function renderView(view: RenderedPage): { handle: PageHandle; body: string } {
  const handle = handleOf(view)
  const body = renderToStaticMarkup(
    <StaticRouter location={handle.canonical}>
      <Layout>
        {view.kind === 'list' && <ProjectList list={view.list} />}
        {view.kind === 'project' && <ProjectPage project={view.project} />}
        {view.kind === 'certificate' && <CertificatePage check={view.check} />}
      </Layout>
    </StaticRouter>,
  )
  return { handle, body }
}

function handleOf(view: RenderedPage): PageHandle {
  const common = { startsApp: false, needsSession: false, published: undefined }
  if (view.kind === 'list') {
    const { filter, page } = view.list
    return {
      ...common,
      meta: projectsPage.meta,
      canonical: galleryAddress(filter, page),
      // A narrowed list says nothing that the whole one does not.
      indexed: Object.keys(filter).length === 0,
      parents: [],
      jsonLd: [],
      picture: pictureOf.list,
    }
  }
  if (view.kind === 'certificate') {
    const { check } = view
    const { title } =
      check.state === 'valid' ? certificateText[check.certificate.kind] : certificatePage.meta
    return {
      ...common,
      meta: { ...certificatePage.meta, title },
      canonical:
        check.state === 'valid' ? paths.certificate(check.certificate.code) : paths.certificates,
      // A certificate is for those who are given its code.
      indexed: false,
      parents: [],
      jsonLd: [],
      picture: pictureOf.list,
    }
  }
  const { project } = view
  return {
    ...common,
    meta: {
      title: project.title,
      description: projectPage.description(project.summary, project.teamName),
    },
    canonical: paths.project(project.slug),
    indexed: true,
    parents: [{ name: projectsPage.meta.title, path: paths.projects }],
    jsonLd: [describeProject(project)],
    picture: pictureOf.project(project.trackId),
  }
}
