// The ways in. Each is asked for something that must be refused, which changes nothing.
import type { ProbeName } from '#app/core/request/examination.ts'
import type { Backend } from '../backend.ts'
import { type Asking, type Finding, failed, ok, type Probing } from './asking.ts'

/** With something made up, which must be refused; or with the news that this way in is off. */
async function refusesGrant(backend: Backend, grant: string, body: object): Promise<Finding> {
  const response = await backend.fetch(`${backend.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { error_code?: string; error_description?: string }
  if (answer.error_code?.endsWith('provider_disabled')) return { state: 'absent' }
  return response.status === 400 ? ok(answer.error_description) : failed(`${grant}: ${response.status}`)
}

type Services = { providers: readonly string[]; organisations: readonly string[] }

export const probeSignIn = ({ backend, anonymous, ask }: Asking, { providers, organisations }: Services) =>
  ({
    auth: async () => {
      const { status } = await ask('/auth/v1/settings', backend.anonKey)
      return status === 200 ? ok() : failed(`/auth/v1/settings: ${status}`)
    },
    // A sign-in that must be refused: proves that passwords are looked at, and changes nothing.
    signIn: async () => {
      const { error } = await anonymous().auth.signInWithPassword({
        email: 'nobody@diagnostics.invalid',
        password: crypto.randomUUID(),
      })
      if (!error) return failed('A made-up account was let in')
      return error.status === 400 ? ok(error.message) : failed(`${error.status} ${error.message}`)
    },
    // Asked without a session, which must be refused: proves that the surface is there, and changes nothing.
    secondFactors: async () => {
      const { status } = await backend.fetch(`${backend.url}/auth/v1/factors`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
        body: '{"factor_type":"totp"}',
      })
      return status === 401 || status === 403 ? ok() : failed(`/auth/v1/factors: ${status}`)
    },
    accounts: async () => {
      const [mine, theirs] = [
        await ask('/auth/v1/admin/users?per_page=1', backend.serviceRoleKey),
        await ask('/auth/v1/admin/users?per_page=1', backend.anonKey),
      ]
      if (mine.status !== 200) return failed(`/auth/v1/admin/users: ${mine.status}`)
      return theirs.status === 401 || theirs.status === 403 ? ok() : failed('The public key reaches accounts')
    },
    providers: async () => {
      if (providers.length === 0) return { state: 'absent' }
      const answers = await Promise.all(
        providers.map(async (id) => {
          const { headers } = await backend.fetch(`${backend.url}/auth/v1/authorize?provider=${id}`, {
            redirect: 'manual',
          })
          const to = URL.parse(headers.get('location') ?? '')
          return { id, isThere: to !== null && !to.searchParams.has('error') }
        }),
      )
      const silent = answers.filter(({ isThere }) => !isThere).map(({ id }) => id)
      return silent.length > 0 ? failed(silent.join(', ')) : ok(providers.join(', '))
    },
    // Asks for the way there, which needs nobody at the other end.
    organisations: async () => {
      if (organisations.length === 0) return { state: 'absent' }
      const answers = await Promise.all(
        organisations.map(async (domain) => {
          const { data } = await anonymous().auth.signInWithSSO({ domain })
          return { domain, isThere: URL.canParse(data?.url ?? '') }
        }),
      )
      const silent = answers.filter(({ isThere }) => !isThere).map(({ domain }) => domain)
      return silent.length > 0 ? failed(silent.join(', ')) : ok(organisations.join(', '))
    },
    idTokens: () => refusesGrant(backend, 'id_token', { provider: providers[0] ?? 'google', id_token: 'made-up' }),
    wallets: () => refusesGrant(backend, 'web3', { chain: 'ethereum', message: 'made-up', signature: '0x0' }),
    identities: async () => {
      const { status } = await backend.fetch(`${backend.url}/auth/v1/user/identities/${crypto.randomUUID()}`, {
        method: 'DELETE',
        headers: { apikey: backend.anonKey },
      })
      if (status === 404) return { state: 'absent' }
      return status === 401 || status === 403 ? ok() : failed(`/auth/v1/user/identities: ${status}`)
    },
  }) satisfies Partial<Record<ProbeName, Probing>>
