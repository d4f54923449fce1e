// The caller of a request, from the key and the token of a request, as /rest/v1 reads them.
import { createHmac } from 'node:crypto'
import type { Keys, Role } from '../access-token.ts'
import type { Database, Queries } from '../database/database.ts'
import { STATEMENT_TIMEOUTS } from '../database/statement-timeouts.ts'
import { type Claims, readToken, signToken } from '../json-web-token.ts'
import { accessDenied, fromDatabase, StorageError } from './storage-error.ts'

export type Caller = {
  role: Role
  /** The account; null for keys. */
  id: string | null
  claims: Claims
}

const byKey = (role: Role): Caller => ({ role, id: null, claims: { role } })

/** Throws without any key, and for a token that is not ours, expired or of an unknown role. */
export function readCaller(headers: Headers, keys: Keys, now: number): Caller {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1]?.trim()
  const apikey = headers.get('apikey')?.trim()
  for (const key of [bearer, apikey]) {
    if (!key) continue
    if (key === keys.serviceRoleKey) return byKey('service_role')
    if (key === keys.anonKey) return byKey('anon')
    const read = keys.readAccess(key, now)
    if ('why' in read) throw accessDenied(read.why)
    return { role: read.role, id: read.sub, claims: read.claims }
  }
  throw accessDenied('Invalid Compact JWS')
}

/** Runs as the caller, so that policies decide; as Supabase does, with the name of the call in storage.operation. */
export async function asCaller<T>(
  database: Database,
  caller: Caller,
  operation: string,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction(async (tx) => {
      await tx.query(
        `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true),
           set_config('request.jwt.claim.role', $1, true), set_config('request.jwt.claims', $3, true),
           set_config('storage.operation', $4, true), set_config('statement_timeout', $5, true)`,
        [
          caller.role,
          caller.id ?? '',
          JSON.stringify(caller.claims),
          `storage.${operation}`,
          STATEMENT_TIMEOUTS[caller.role],
        ],
      )
      return work(tx)
    })
  } catch (error) {
    throw fromDatabase(error)
  }
}

class Undo extends Error {}

/** Throws if the caller may not; changes nothing either way. */
export async function probe(
  database: Database,
  caller: Caller,
  operation: string,
  work: (queries: Queries) => Promise<unknown>,
): Promise<void> {
  try {
    await asCaller(database, caller, operation, async (tx) => {
      await work(tx)
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
}

/** Tokens in addresses are signed with a key of their own: no session passes for one, nor the other way round. */
export function urlTokens(jwtSecret: string) {
  const secret = createHmac('sha256', jwtSecret).update('storage addresses').digest('base64url')
  return {
    sign: (claims: Claims, seconds: number, now: number) => {
      const issued = Math.floor(now / 1000)
      return signToken({ ...claims, iat: issued, exp: issued + seconds }, secret)
    },
    read: (token: string | null, now: number): Claims => {
      const claims = token ? readToken(token, secret, now) : 'jwt must be provided'
      if (typeof claims === 'string') throw new StorageError(400, 'InvalidJWT', claims)
      return claims
    },
  }
}
