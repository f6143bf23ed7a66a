/** GitHub sign-in is offered where the deployment holds both of its keys. */
export function isGithubOn(env: Env): boolean {
  return Boolean(env.GITHUB_CLIENT_ID && env.GITHUB_CLIENT_SECRET)
}
