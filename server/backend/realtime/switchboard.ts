import type { Access } from './access.ts'
import type { Changes } from './changes.ts'
import type { Broadcast } from './frame.ts'
import type { Hub, Member } from './hub.ts'
import type { Keys } from './identity.ts'
import type { Limits } from './limits.ts'
import type { Presence } from './presence.ts'
import type { StoredMessages } from './stored-messages.ts'

/** What connections and channels share. */
export type Switchboard = {
  keys: Keys
  limits: Limits
  hub: Hub
  presence: Presence
  changes: Changes
  access: Access
  stored: StoredMessages
  /** To the listeners of all nodes. */
  broadcast: (topicKey: string, broadcast: Broadcast, except: Member | null) => void
  /** Has its output flushed when the present moment's work is done. */
  soon: (connection: { flush: () => void }) => void
  log: (event: string, detail?: Record<string, unknown>) => void
  now: () => number
}
