// Who asks. The library judges key, token, session and account, so that every refusal is the one it gives elsewhere.
import type { Database } from '../database.ts'
import { type AuthUser, type Claims, claimsIn } from './sessions.ts'

export type Caller = { user: AuthUser; claims: Claims }

/** The signed-in caller, or the answer that refuses them. */
export type WhoAsks = (request: Request) => Promise<Caller | Response>

type Library = (request: Request) => Promise<Response>

export const createWhoAsks =
  (database: Database, library: Library): WhoAsks =>
  async (request) => {
    const headers = new Headers()
    for (const name of ['apikey', 'authorization']) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const url = new URL(request.url)
    url.pathname = '/auth/v1/user'
    const judged = await library(new Request(url, { headers }))
    if (!judged.ok) return judged
    const { id }: { id: string } = await judged.json()
    const [user] = await database.query<AuthUser>('select * from auth.users where id = $1', [id])
    if (!user) throw new Error('The account went while its token was read')
    return { user, claims: claimsIn(headers.get('authorization')?.replace(/^Bearer /i, '') ?? '') }
  }
