// Reads a client's request to join a channel. Odd values count as not given, as with Supabase.
import { isRecord } from '#app/lib/records.ts'

export type JoinRequest = {
  token: string | null
  isPrivate: boolean
  self: boolean
  ack: boolean
  presence: { key: string; enabled: boolean }
  /** Undefined: not asked for. */
  replay: { since: number; limit: number } | 'invalid' | undefined
  replicationReady: boolean
  /** Answer the join only when the changes are subscribed. */
  waitForChanges: boolean
  changes: Record<string, unknown>[]
}

const MAX_REPLAY = 25

export function readJoin(payload: unknown): JoinRequest {
  const params = isRecord(payload) ? payload : {}
  const config = isRecord(params.config) ? params.config : {}
  const broadcast = isRecord(config.broadcast) ? config.broadcast : {}
  const presence = isRecord(config.presence) ? config.presence : {}
  const options = isRecord(config.postgres_changes_options) ? config.postgres_changes_options : {}
  const token = params.user_token ?? params.access_token
  return {
    token: typeof token === 'string' && token !== '' ? token : null,
    isPrivate: config.private === true,
    self: broadcast.self === true,
    ack: broadcast.ack === true,
    presence: { key: typeof presence.key === 'string' ? presence.key : '', enabled: presence.enabled === true },
    replay: readReplay(broadcast.replay),
    replicationReady: broadcast.replication_ready === true,
    waitForChanges: options.wait === true,
    changes: Array.isArray(config.postgres_changes) ? config.postgres_changes.filter(isRecord) : [],
  }
}

function readReplay(value: unknown): JoinRequest['replay'] {
  if (value === undefined || value === null) return undefined
  if (!isRecord(value)) return 'invalid'
  const { since = 0, limit = MAX_REPLAY } = value
  if (typeof since !== 'number' || !Number.isFinite(since) || Math.abs(since) > 8.64e15) return 'invalid'
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1) return 'invalid'
  return { since, limit: Math.min(limit, MAX_REPLAY) }
}
