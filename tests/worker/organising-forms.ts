/** The forms by which organisers find judges and mentors, and those who run a hub write to it, each filled in right. */
export const organisingForms = [
  {
    route: 'POST /api/admin/judging/judges',
    form: async () => ({
      email: 'zola@example.org',
      organization: 'Kopano Lab',
      domain: 'kopano.example',
      hubId: 'nairobi',
    }),
  },
  ...['POST /api/admin/mentoring/mentors', 'PUT /api/admin/mentoring/mentors/:id'].map((route) => ({
    route,
    form: async () => ({
      ...(route.startsWith('POST') && { email: 'ngozi@example.org' }),
      name: 'Ngozi',
      trackIds: ['open-innovation'],
      languages: ['en'],
      countries: ['KE'],
      hubIds: ['nairobi'],
      places: 3,
    }),
  })),
  {
    route: 'POST /api/admin/hub-organisers',
    form: async () => ({ email: 'wanjiru@example.org', hubId: 'nairobi' }),
  },
  ...Object.entries({
    '': { revision: null, subject: 'News', text: 'News for you', group: 'leads' },
    '/state': { state: 'paused' },
  }).map(([part, form]) => ({
    route: `PUT /api/hub/announcements/:id${part}`,
    form: async () => form,
  })),
  {
    route: 'POST /api/hub/announcements/:id/test',
    form: async () => ({ revision: '5f0d2d1e-8d0b-4f57-9d3c-0a9be4f5c111' }),
  },
  {
    route: 'PUT /api/admin/mentoring/requests/:id',
    form: async () => ({ mentorId: '5f0d2d1e-8d0b-4f57-9d3c-0a9be4f5c111' }),
  },
  {
    route: 'PUT /api/admin/judging/judges/:id',
    form: async () => ({ organization: 'Kopano Lab', domain: 'kopano.example', hubId: 'nairobi' }),
  },
  {
    route: 'POST /api/admin/judging/assignment/preview',
    form: async () => ({ perProject: 3, perJudge: 20 }),
  },
  {
    route: 'POST /api/admin/judging/assignment',
    form: async () => ({ perProject: 3, perJudge: 20, revision: null }),
  },
]
