import { authAnswers } from '#words/auth-messages.ts'
import type { AuthContext } from '../context.ts'
import { isGithubOn } from '../github.ts'
import { issuer, publicKeys } from '../tokens/access-token.ts'

const providersOff = [
  'anonymous_users', 'apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'gitlab', 'google', 'kakao',
  'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'slack', 'slack_oidc', 'snapchat', 'spotify', 'twitch', 'twitter',
  'workos', 'x', 'zoom', 'phone',
] // prettier-ignore

export function showSettings(c: AuthContext) {
  const external: Record<string, boolean> & { github: boolean } = {
    ...Object.fromEntries(providersOff.map((name) => [name, false])),
    email: true,
    github: isGithubOn(c.env),
  }
  return c.json({
    external,
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  })
}

export function showHealth(c: AuthContext) {
  return c.json({
    version: c.env.VERSION.id,
    name: 'GoTrue',
    description: authAnswers.description,
  })
}

export function showKeys(c: AuthContext) {
  c.header('Cache-Control', 'public, max-age=600')
  return c.json({ keys: publicKeys(c.env) })
}

export function showConfiguration(c: AuthContext) {
  c.header('Cache-Control', 'public, max-age=600')
  return c.json({
    issuer: issuer(c.env),
    jwks_uri: `${issuer(c.env)}/.well-known/jwks.json`,
    authorization_endpoint: `${issuer(c.env)}/authorize`,
    token_endpoint: `${issuer(c.env)}/token`,
    userinfo_endpoint: `${issuer(c.env)}/user`,
    id_token_signing_alg_values_supported: ['ES256'],
    response_types_supported: ['code', 'token'],
    subject_types_supported: ['public'],
    code_challenge_methods_supported: ['S256', 'plain'],
  })
}
