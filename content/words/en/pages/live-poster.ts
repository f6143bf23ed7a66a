/** What stands beside the team form below the list of its sheets. */
export const livePoster = {
  heading: 'What happens afterwards',
  steps: [
    'Your team gets a poster to share, with a pattern based on its name.',
    'You can change your registration in your account.',
  ],
  /** On the poster while the form is empty. */
  noName: 'Your team',
  noTrack: 'Your track',
}
