// All other services that people may sign in with here: the operator's OpenID Connect issuers, and GitHub.
import { createHmac } from 'node:crypto'
import type { GithubApp, OidcProvider } from '../../settings/sign-in-settings.ts'
import { createBrowserMark } from './browser-mark.ts'
import { githubService } from './github-service.ts'
import type { Oidc } from './oidc.ts'
import { oidcService } from './oidc-service.ts'
import type { Derived, ServiceOf } from './sign-in-service.ts'
import type { Keys } from './who-asks.ts'

type Options = {
  keys: Keys
  siteUrl: string
  providers: readonly OidcProvider[]
  github: GithubApp | null
  oidc: Oidc
}

export function createSignInServices({ keys, siteUrl, providers, github, oidc }: Options) {
  const callback = `${siteUrl}/auth/v1/callback`
  const derived: Derived = (state, purpose) =>
    createHmac('sha256', keys.jwtSecret).update(`oidc ${purpose} ${state}`).digest('base64url')
  const services = [
    ...providers.map((provider) => oidcService({ provider, oidc, callback, derived })),
    ...(github ? [githubService({ app: github, oidc, callback, derived })] : []),
  ]
  const serviceOf: ServiceOf = (name) => services.find(({ id }) => id === name?.toLowerCase())
  return { serviceOf, browserMark: createBrowserMark(derived, siteUrl) }
}
