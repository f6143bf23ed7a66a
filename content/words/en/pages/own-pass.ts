import { event } from '#content/facts/event.ts'

export const ownPassPage = {
  meta: {
    title: 'My pass',
    description: `Your pass for the hubs and the finale of ${event.name}.`,
  },
  heading: 'My pass',
  back: 'My account',
  about:
    "Show it at your hub or at the finale. The code changes every day, so a picture of yesterday's code won't work.",
  loading: 'Loading...',
  failed: { text: "We couldn't load your pass.", retry: 'Try again' },
  noTeam: 'Go to My team',
  qrLabel: 'QR code of your pass',
  code: 'Code',
  day: (date: string) => `For ${date}`,
  at: (city: string) => `Hub: ${city}`,
  offline:
    'Open it before you leave home. As long as this page stays open, it needs no connection.',
} as const
