// Tells the database who asks a request, and how.
import type { TextStatement } from '../database/request-transaction.ts'
import { STATEMENT_TIMEOUTS } from '../database/statement-timeouts.ts'
import { quote } from './catalog.ts'
import type { RestRequest } from './read-request.ts'
import type { Asker } from './who-asks.ts'

const SETTINGS = [
  'search_path',
  'statement_timeout',
  'request.jwt.claim.sub',
  'request.jwt.claim.role',
  'request.jwt.claims',
  'request.method',
  'request.path',
  'request.headers',
  'request.cookies',
]

/** The role comes last: what is set before may take the rights of the one who connects. */
const contextSql = (names: string[]) =>
  `select ${[...names, 'role'].map((name, n) => `set_config('${name}', $${n + 1}::text, true)`).join(', ')}`

const PLAIN = contextSql(SETTINGS)
const WITH_ZONE = contextSql([...SETTINGS, 'timezone'])

export function contextOf(
  { role, id, claims }: Asker,
  { method, path, schema }: Pick<RestRequest, 'method' | 'path' | 'schema'>,
  headers: Headers,
  zone: string | null,
): TextStatement {
  const searched = [schema, 'public', 'extensions'].map(quote).join(', ')
  const values = [
    searched,
    STATEMENT_TIMEOUTS[role],
    id,
    role,
    JSON.stringify(claims),
    method,
    path,
    JSON.stringify(Object.fromEntries([...headers].filter(([name]) => name !== 'cookie'))),
    JSON.stringify(cookiesOf(headers.get('cookie'))),
  ]
  return zone === null
    ? { text: PLAIN, values: [...values, role] }
    : { text: WITH_ZONE, values: [...values, zone, role] }
}

function cookiesOf(header: string | null): Record<string, string> {
  if (header === null) return {}
  const pairs = header.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=')
    return at > 0 ? [[part.slice(0, at).trim(), part.slice(at + 1).trim()]] : []
  })
  return Object.fromEntries(pairs)
}
