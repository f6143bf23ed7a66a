import type { GalleryCard } from '#content/wire/gallery.ts'
import type { RenderedPage } from '#content/wire/rendered.ts'

const card: GalleryCard = {
  slug: 'specimen',
  title: 'Specimen',
  summary: '',
  teamName: '',
  trackId: 'open-innovation',
  country: 'ZA',
  hubId: 'cape-town',
  award: 'grand',
}
const choice = [
  { value: 'specimen', total: 1 },
  { value: 'other', total: 1 },
]

/** A page of each kind with all its parts, from which the build learns which style sheets they need. Nobody sees them. */
export const specimens: { [Kind in RenderedPage['kind']]: Extract<RenderedPage, { kind: Kind }> } =
  {
    list: {
      kind: 'list',
      list: {
        projects: [card],
        winners: [card],
        choices: { track: choice, country: choice, hub: choice, award: choice },
        filter: { track: 'specimen' },
        page: 2,
        pages: 3,
        total: 1,
      },
    },
    project: {
      kind: 'project',
      project: {
        ...card,
        descriptionHtml: '<p></p>',
        repositoryUrl: 'https://github.com/mcphack/specimen',
        demoUrl: '',
        videoUrl: '',
        transport: 'stdio',
        command: '',
        address: '',
        tools: [{ name: '', description: '' }],
        licence: 'MIT',
        languages: '',
        dataSources: '',
        published: '2025-11-12',
      },
    },
    certificate: {
      kind: 'certificate',
      check: {
        state: 'valid',
        certificate: {
          code: '0000-0000-0000-0000',
          kind: 'participant',
          edition: 2025,
          name: 'Specimen',
          issued: '2025-11-12',
          teamName: 'Specimen',
          projectTitle: 'Specimen',
          hubId: 'cape-town',
          award: 'grand',
        },
        slug: 'specimen',
      },
    },
  }
