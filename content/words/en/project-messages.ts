/** What the form of a project says about a field that is not valid yet. Labels are written as they stand inside these sentences. */

export const title = 'Title'
export const summary = 'Summary'
export const description = 'Description'
export const repository = 'Repository'
export const demo = 'Demo'
export const video = 'Video'
export const command = 'Command'
export const address = 'Address'
export const tools = 'Tools'
export const languages = 'Languages'
export const dataSources = 'Data sources'

export const titleLetters = 'Title needs at least one letter'
export const repositoryAddress =
  'Please enter the address of your repository, for example https://github.com/your-team/your-server'
export const publicLink =
  'Please enter an address that anyone can open, starting with https://, without a port or password'
export const videoAddress =
  'Please enter the address of a video on YouTube, Vimeo or Loom, starting with https://'
export const transport = 'Please choose how to connect to your server'
export const noTools = 'Please list at least one tool, resource or prompt'
export const wrongTool = (line: number) =>
  `Please write line ${line} as a name, a colon, a space and what it does`
export const licence = 'Please choose a licence'
export const noLanguages = 'Please name at least one language'
export const noDataSources =
  'Please say in a few words where the data comes from, or that it needs none'
