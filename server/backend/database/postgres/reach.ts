// The first word with a PostgreSQL server. Where there is none to be had, the operator is told which server, why, and what
// to do about it.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { openConnection } from './connection.ts'
import { serversOf } from './servers.ts'
import { encryptionFor, openSocket } from './socket.ts'

export class DatabaseUnreachable extends Error {}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 15_000

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

type Server = { at: string; user: string; database: string }

/** Without the password, which has no business in a log. */
function describeServer(url: string): Server & { host: string[]; port: number[]; path: string | false } {
  const { host, port, path, user, database } = postgres(url).options as {
    host: string[]
    port: number[]
    path: string | false
    user: string
    database: string
  }
  return { at: path || `${host[0]}:${port[0]}`, user, database, host, port, path }
}

/** What is the matter and what helps, by the code of the system or of PostgreSQL. */
export function explainUnreachable({ at, user, database }: Server, error: unknown): string {
  const code = codeOf(error)
  const [cause, help] = (
    {
      ECONNREFUSED: ['nothing listens there', 'Start PostgreSQL, or correct host and port in DATABASE_URL.'],
      ENOENT: ['there is no such socket', 'Start PostgreSQL, or correct the path in DATABASE_URL.'],
      ENOTFOUND: ['no computer of that name is known', 'Correct the host in DATABASE_URL, or look after your DNS.'],
      EAI_AGAIN: ['the name could not be looked up', 'Look after your DNS and the network.'],
      ETIMEDOUT: ['it does not answer', 'See whether a firewall is in the way.'],
      EHOSTUNREACH: ['no way leads there', 'See whether the network is up.'],
      ENETUNREACH: ['no way leads there', 'See whether the network is up.'],
      '28P01': [`it refuses the password of "${user}"`, 'Correct the password in DATABASE_URL.'],
      '28000': [`it does not let "${user}" in`, 'See pg_hba.conf on the server, or sslmode in DATABASE_URL.'],
      '3D000': [`it has no database "${database}"`, `Make it: createdb ${database}`],
      '53300': ['it has no connection left', 'Raise max_connections, or stop what uses them.'],
      '25006': [
        'it is a replica and takes no writes',
        'Name the primary in DATABASE_URL, or all servers with commas between.',
      ],
      '57P03': ['it is starting or stopping', 'It should be there in a moment.'],
    } satisfies Record<string, [string, string]> as Record<string, [string, string] | undefined>
  )[code] ?? [messageOf(error), 'See the log of the database server and DATABASE_URL.']
  return `The database at ${at} cannot be reached: ${cause}${code && ` (${code})`}. ${help}`
}

/** Returns when a connection was made; what the system says first, so that the cause is the true one. Of several servers one will do. */
export async function reachPostgres(address: string): Promise<void> {
  const reasons = await Promise.all(serversOf(address).map(tryServer))
  if (!reasons.includes(null)) throw new DatabaseUnreachable(reasons.join('\n'))
}

async function tryServer(url: string): Promise<string | null> {
  const server = describeServer(url)
  try {
    const socket = await openSocket(server, encryptionFor(url))
    socket.destroy()
    const connection = await openConnection(url, { mustWrite: true })
    await connection.end()
    return null
  } catch (error) {
    return explainUnreachable(server, error)
  }
}

/** Tried until it comes: machines that start together do not start in order. Said when it is first missed, and when it changes. */
export async function untilPostgresIsThere(
  url: string,
  say: (line: string) => void,
  { reach = reachPostgres, wait = pause as (ms: number) => Promise<unknown> } = {},
): Promise<void> {
  let said = ''
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(LONGEST_PAUSE_MS, ms * 2)) {
    try {
      await reach(url)
      if (said) say('The database is there.')
      return
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable)) throw error
      if (error.message !== said) say(`${error.message} It is tried again until it is there.`)
      said = error.message
      await wait(ms)
    }
  }
}
