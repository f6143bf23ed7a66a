/** Shown beside the team form, or below it on a phone. */
export const livePoster = {
  heading: 'What happens afterwards',
  steps: [
    'Your team gets a poster to share, with a pattern based on its name.',
    'You can change your registration in your account.',
  ],
  /** What the poster says until a name has been typed. */
  example: { mark: 'An example of your poster', name: 'Marula Makers' },
  mark: 'Your poster',
  noTrack: 'Your track',
}
