// Facts about the auth service: that it is up, which ways in it offers, and the public halves of its signing keys.
import type { KeyRing } from '../signing-keys.ts'
import type { Routes } from './routes.ts'
import type { WaysIn } from './surface.ts'

type Options = Omit<WaysIn, 'signUp'> & {
  signUp: () => boolean
  ring: KeyRing
  siteUrl: string
  confirms: boolean
  hasSms: boolean
}

/** Those upstream knows by name; here a service is what the operator calls it. */
const KNOWN_ELSEWHERE = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'snapchat',
  'figma',
  'fly',
  'gitlab',
  'google',
  'keycloak',
  'kakao',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'spotify',
  'slack',
  'slack_oidc',
  'workos',
  'twitch',
  'twitter',
  'zoom',
]

const CACHED = { headers: { 'Cache-Control': 'public, max-age=600' } }

export function createDiscovery(options: Options): Routes {
  const { ring, siteUrl, confirms, hasSms, oidcProviders, samlProviders, github, signUp, anonymousUsers } = options
  const issuer = `${siteUrl}/auth/v1`
  const health = () =>
    Response.json({
      version: 'mahalla',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    })
  const settings = () =>
    Response.json({
      external: {
        ...Object.fromEntries(KNOWN_ELSEWHERE.map((name) => [name, false])),
        anonymous_users: anonymousUsers,
        github: github !== null,
        ...Object.fromEntries(oidcProviders.map(({ id }) => [id, true])),
        email: true,
        phone: hasSms,
      },
      disable_signup: !signUp(),
      mailer_autoconfirm: !confirms,
      phone_autoconfirm: false,
      sms_provider: hasSms ? 'webhook' : '',
      saml_enabled: samlProviders.length > 0,
      saml_private_key_next_configured: false,
      passkeys_enabled: true,
    })
  const discovery = () =>
    Response.json(
      {
        issuer,
        jwks_uri: `${issuer}/.well-known/jwks.json`,
        // There is no authorization server behind it: this is for those who check our tokens.
        response_types_supported: [],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: [...new Set(['HS256', ring.current().algorithm])],
      },
      CACHED,
    )

  const answers = {
    health,
    settings,
    '.well-known/jwks.json': () => Response.json({ keys: ring.published(Date.now()) }, CACHED),
    '.well-known/openid-configuration': discovery,
  }
  return {
    open: Object.fromEntries(
      Object.entries(answers).flatMap(([path, answer]) =>
        ['GET', 'HEAD'].map((method) => [`${method} ${path}`, answer]),
      ),
    ),
  }
}
