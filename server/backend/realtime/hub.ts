// The channels of this node by topic, and what goes to all of them.
import { type Broadcast, type Version, type Wire, writeBroadcast, writeMessage } from './frame.ts'
import type { Difference } from './presence.ts'

export type Member = {
  readonly topic: string
  readonly version: Version
  readonly hearsBroadcasts: boolean
  readonly hearsPresence: boolean
  /** Messages from the database that this member was replayed. */
  readonly replayed: Set<string> | null
  send: (wire: Wire) => void
}

/** A private channel and a public one of the same name have nothing to do with each other. */
export const topicKey = (name: string, isPrivate: boolean) => `${isPrivate ? 'private' : 'public'}:${name}`

export class Hub {
  readonly #members = new Map<string, Set<Member>>()

  add(key: string, member: Member) {
    const members = this.#members.get(key)
    if (members) members.add(member)
    else this.#members.set(key, new Set([member]))
  }

  remove(key: string, member: Member) {
    const members = this.#members.get(key)
    members?.delete(member)
    if (members?.size === 0) this.#members.delete(key)
  }

  broadcast(
    key: string,
    broadcast: Broadcast,
    { except = null, id = null }: { except?: Member | null; id?: string | null } = {},
  ) {
    this.#toAll(key, (member) => {
      if (member === except || !member.hearsBroadcasts || (id && member.replayed?.has(id))) return null
      return (version) => writeBroadcast(version, member.topic, broadcast)
    })
  }

  presence(key: string, difference: Difference) {
    this.#toAll(key, (member) =>
      member.hearsPresence
        ? (version) => writeMessage(version, { topic: member.topic, event: 'presence_diff', payload: difference })
        : null,
    )
  }

  /** Encoded once for each version: all members of a topic know it by the same name. */
  #toAll(key: string, encoderFor: (member: Member) => ((version: Version) => Wire | null) | null) {
    const wires: Partial<Record<Version, Wire | null>> = {}
    for (const member of this.#members.get(key) ?? []) {
      const encode = encoderFor(member)
      if (!encode) continue
      let wire = wires[member.version]
      if (wire === undefined) {
        wire = encode(member.version)
        wires[member.version] = wire
      }
      if (wire) member.send(wire)
    }
  }
}
