export const notFoundPage = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
  code: '404',
  title: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page may have moved.',
  action: 'Return to Home',
} as const
