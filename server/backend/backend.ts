// The data service as the rest of the process knows it, the same for all three backends.
import type { Cluster } from './cluster.ts'
import type { PoolCounts } from './database/postgres/pool.ts'
import type { Replicas } from './database/postgres/replicas.ts'
import type { Realtime } from './realtime/surface.ts'

/** One committed change, as the database's trigger reports it. Never carries row data. */
export type Change = {
  schema: string
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  key: Record<string, unknown>
}

export type Backend = {
  kind: 'embedded' | 'postgresql' | 'hosted'
  /** Base address for supabase-js on the server. Browsers use the page's own origin unless `publicUrl` is set. */
  url: string
  /** Address browsers use, when it is not this site itself. */
  publicUrl: string | null
  anonKey: string
  serviceRoleKey: string
  /** Answers /auth/v1, /rest/v1, /storage/v1, /functions/v1 and /realtime/v1/api; for our own process without a socket. */
  fetch: typeof fetch
  /** /realtime/v1, where it is ours to answer. */
  realtime: Realtime | null
  /** The other processes of the site; null where there can be none, or none that we could talk to. */
  cluster: Cluster | null
  /** /storage/v1, where it is ours to answer: what it costs is counted against the visitor's address. */
  storage: ((request: Request, address: string) => Promise<Response>) | null
  /** A token that opens nothing any more, and that no renewal would save. Without a question to anyone. */
  isDead: (accessToken: string) => boolean
  onChange: (listener: (change: Change) => void) => void
  /** Changes may have gone by unseen: whatever is kept may be old. */
  onMissed: (listener: () => void) => void
  /** What keeps it from answering; null when nothing does. Asked by anyone: no details, and nobody waits long. */
  trouble: () => Promise<string | null>
  /** Servers that answer what only reads, and what all nodes sign with; null where there are none. */
  replicas: (Pick<Replicas, 'position' | 'states'> & { secret: string }) | null
  /** Ways to the database that are open, where they are counted. */
  pool: (() => PoolCounts) | null
  close: () => Promise<void>
}
