/** The call that the page shows as a command, and with which its form begins. */
export const exampleCall = { name: 'find_hub', values: { query: 'West Africa' } }
