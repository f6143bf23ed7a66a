import { createServer } from 'node:http'

export type Person = { id: number; login: string; email: string }

/**
 * GitHub, as far as a sign-in sees it, at the address the tested server was told: whoever comes is this person and says
 * yes. Answers the function that ends it.
 */
export async function startGithub(person: Person, port = 8798): Promise<() => void> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://localhost:${port}`)
    const answer = (content: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(content))
    if (url.pathname === '/login/oauth/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri')!)
      back.searchParams.set('code', 'a-code')
      back.searchParams.set('state', url.searchParams.get('state')!)
      return void response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === '/login/oauth/access_token')
      return void answer({ access_token: 'gho_token' })
    if (request.headers.authorization !== 'Bearer gho_token')
      return void response.writeHead(401).end()
    if (url.pathname === '/user/emails')
      return void answer([{ email: person.email, primary: true, verified: true }])
    answer({ id: person.id, login: person.login, name: 'Amara Okafor', avatar_url: null })
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return () => server.close()
}
