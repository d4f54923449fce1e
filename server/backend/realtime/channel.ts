// One channel of one connection: joined, used and left as realtime-js expects it.

import { randomUUID } from 'node:crypto'
import { isRecord } from '#app/lib/records.ts'
import type { Readable } from './access.ts'
import { changeRequestId, SubscribeError } from './change-request.ts'
import type { Listener } from './change-subscriptions.ts'
import type { Connection } from './connection.ts'
import {
  type Broadcast,
  type Frame,
  type Version,
  type Wire,
  writeBroadcast,
  writeMessage,
  writeReply,
} from './frame.ts'
import { type Member, topicKey } from './hub.ts'
import { expiredText, type Identity, identify, Refusal } from './identity.ts'
import { type JoinRequest, readJoin } from './join-request.ts'
import { Rate } from './limits.ts'
import type { StoredMessage } from './stored-messages.ts'
import type { Switchboard } from './switchboard.ts'

const PREFIX = 'realtime:'

export class Channel implements Listener, Member {
  readonly topic: string
  readonly joinRef: string | null
  identity: Identity
  replayed: Set<string> | null = null
  readonly #connection: Connection
  readonly #board: Switchboard
  readonly #name: string
  readonly #key: string
  readonly #request: JoinRequest
  readonly #presenceKey: string
  #token: string
  #state: 'joining' | 'joined' | 'closed' = 'joining'
  #readable: Readable = { broadcast: true, presence: true }
  #writable: { broadcast?: boolean; presence?: boolean } = {}
  #presenceEnabled: boolean
  #presenceRate: Rate | null = null
  #tracked: { ref: string; text: string } | null = null
  #tail: Promise<void> | null = null

  constructor(connection: Connection, board: Switchboard, frame: Frame) {
    this.#connection = connection
    this.#board = board
    this.topic = frame.topic
    this.joinRef = frame.joinRef
    this.#name = frame.topic.slice(PREFIX.length)
    this.#request = readJoin(frame.payload)
    this.#key = topicKey(this.#name, this.#request.isPrivate)
    this.#presenceKey = this.#request.presence.key || randomUUID()
    this.#presenceEnabled = this.#request.presence.enabled
    this.identity = connection.identity
    this.#token = connection.token
  }

  static takes(topic: string): boolean {
    return topic.startsWith(PREFIX)
  }

  get version(): Version {
    return this.#connection.version
  }

  get hearsBroadcasts(): boolean {
    return this.#readable.broadcast
  }

  get hearsPresence(): boolean {
    return this.#presenceEnabled && this.#readable.presence
  }

  send(wire: Wire) {
    if (this.#state === 'joined') this.#connection.send(wire)
  }

  /** In the order the frames came, also when an earlier one still waits for the database. */
  #inOrder(work: () => void | Promise<void>) {
    if (this.#tail) {
      const next = this.#tail.then(work)
      this.#follow(next)
      return
    }
    const result = work()
    if (result) this.#follow(result)
  }

  #follow(work: Promise<void>) {
    const tail = work
      .catch((error: unknown) => {
        this.#board.log('realtime channel failed', { error: error instanceof Error ? error.message : String(error) })
      })
      .finally(() => {
        if (this.#tail === tail) this.#tail = null
      })
    this.#tail = tail
  }

  join(frame: Frame) {
    this.#inOrder(() => this.#join(frame))
  }

  async #join(frame: Frame) {
    const refuse = (reason: string) => {
      if (this.#state === 'closed') return
      this.#state = 'closed'
      this.#connection.forget(this)
      this.#connection.send(writeReply(this.version, frame, 'error', { reason }))
    }
    const { changes: wanted, isPrivate, replay, waitForChanges, replicationReady } = this.#request
    try {
      if (this.#name === '') throw new Refusal('TopicNameRequired', 'You must provide a topic name')
      if (wanted.length > this.#board.limits.subscriptionsPerChannel)
        throw new Refusal('RealtimeDisabledForConfiguration', 'Too many postgres_changes for one channel')
      this.#takeToken(this.#request.token)
      if (isPrivate) await this.#readPolicies()
      const past = await this.#replayed(replay)
      if (waitForChanges) await this.#subscribe()
      if (this.#isClosed()) return
      this.#state = 'joined'
      this.#board.hub.add(this.#key, this)
      const ids = wanted.map((params) => ({ ...params, id: changeRequestId(params) }))
      this.send(writeReply(this.version, frame, 'ok', { postgres_changes: ids }))
      for (const { broadcast } of past) this.#send(writeBroadcast(this.version, this.topic, broadcast))
      this.#sendPresenceState()
      if (replicationReady) this.#system('system', 'ok', 'Replication connection established')
      if (wanted.length > 0) {
        if (waitForChanges) this.#system('postgres_changes', 'ok', 'Subscribed to PostgreSQL')
        else await this.#subscribeAndTell()
      }
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.reason)
      if (error instanceof SubscribeError) return refuse(`RealtimeDisabledForConfiguration: ${error.message}`)
      this.#board.log('realtime join failed', { error: error instanceof Error ? error.message : String(error) })
      refuse('Unknown Error on Channel')
    }
  }

  // Asked again after each wait: the connection may have closed meanwhile.
  #isClosed(): boolean {
    return this.#state === 'closed'
  }

  #takeToken(token: string | null) {
    // The project's keys stand for the connection itself.
    if (token === null || token.startsWith('sb_')) {
      this.#token = this.#connection.token
      this.identity = identify(this.#token, this.#board.keys, this.#board.now())
      return
    }
    this.identity = identify(token, this.#board.keys, this.#board.now())
    this.#token = token
  }

  async #readPolicies() {
    this.#writable = {}
    const refusal = new Refusal(
      'Unauthorized',
      `You do not have permissions to read from this Channel topic: ${this.#name}`,
    )
    try {
      this.#readable = await this.#board.access.mayRead(this.identity, this.#name)
    } catch (error) {
      this.#board.log('realtime policy failed', { error: error instanceof Error ? error.message : String(error) })
      throw refusal
    }
    if (!this.#readable.broadcast && !this.#readable.presence) throw refusal
  }

  async #replayed(replay: JoinRequest['replay']): Promise<StoredMessage[]> {
    if (replay === undefined) return []
    if (replay === 'invalid') throw new Refusal('UnableToReplayMessages', 'Replay params are not valid')
    if (!this.#request.isPrivate)
      throw new Refusal('UnableToReplayMessages', 'Replay is not allowed for public channels')
    if (!this.#readable.broadcast)
      throw new Refusal('Unauthorized', `You do not have permissions to read from this Channel topic: ${this.#name}`)
    const messages = await this.#board.stored.replay(this.#name, replay)
    this.replayed = new Set(messages.map(({ id }) => id))
    return messages
  }

  #subscribe() {
    const wanted = this.#request.changes.map((params) => ({ id: changeRequestId(params), params }))
    return this.#board.changes.subscribe(this, wanted)
  }

  async #subscribeAndTell() {
    try {
      await this.#subscribe()
      if (this.#isClosed()) this.#board.changes.unsubscribe(this)
      this.#system('postgres_changes', 'ok', 'Subscribed to PostgreSQL')
    } catch (error) {
      if (!(error instanceof SubscribeError)) throw error
      this.#board.changes.unsubscribe(this)
      this.#system('postgres_changes', 'error', error.message)
    }
  }

  #send(wire: Wire | null) {
    if (wire) this.send(wire)
  }

  #system(extension: 'system' | 'postgres_changes', status: 'ok' | 'error', message: string) {
    const payload = { extension, status, message, channel: this.#name }
    this.send(writeMessage(this.version, { joinRef: this.joinRef, topic: this.topic, event: 'system', payload }))
  }

  tellOfManyChanges(schema: string, table: string) {
    this.#system('postgres_changes', 'error', `Too many rows of ${schema}.${table} changed at once to list them`)
  }

  handle(frame: Frame) {
    this.#inOrder(() => {
      if (this.#isClosed()) return
      switch (frame.event) {
        case 'broadcast':
          return this.#broadcast(frame)
        case 'presence':
          return this.#presence(frame)
        case 'access_token':
          return this.#refresh(frame)
        default:
          // Unknown events are ignored, as upstream does.
          return
      }
    })
  }

  /** Undefined until the database was asked; then at once. */
  #mayWrite(kind: 'broadcast' | 'presence'): boolean | Promise<boolean> {
    if (!this.#request.isPrivate) return true
    const known = this.#writable[kind]
    if (known !== undefined) return known
    const writable = this.#writable
    return this.#board.access.mayWrite(this.identity, this.#name, kind).then((allowed) => {
      writable[kind] = allowed
      return allowed
    })
  }

  #broadcast(frame: Frame): void | Promise<void> {
    const allowed = this.#mayWrite('broadcast')
    if (allowed === true) return this.#passOn(frame)
    // What may not be sent gets no answer.
    if (allowed === false) return
    return allowed.then((may) => {
      if (may && !this.#isClosed()) this.#passOn(frame)
    })
  }

  #passOn(frame: Frame) {
    const { ack, self } = this.#request
    const broadcast = toBroadcast(frame)
    const answer = (status: 'ok' | 'error', response = {}) => {
      if (ack) this.send(writeReply(this.version, frame, status, response))
    }
    if (!broadcast) return answer('error', { reason: 'Broadcast payload must be a map' })
    const bytes = broadcast.form === 'text' ? Buffer.byteLength(broadcast.text) : broadcast.content.length
    if (bytes > this.#board.limits.payloadBytes) return answer('error', { reason: 'payload_size_exceeded' })
    this.#board.broadcast(this.#key, broadcast, self ? null : this)
    answer('ok')
  }

  #presence(frame: Frame): void | Promise<void> {
    const answer = (status: 'ok' | 'error', response = {}) =>
      this.send(writeReply(this.version, frame, status, response))
    this.#presenceRate ??= new Rate()
    if (this.#presenceRate.add(this.#board.now()) > this.#board.limits.presencePerSecond)
      return this.shutDown('Client presence rate limit exceeded')
    const { event, payload = {} } = isRecord(frame.payload) ? frame.payload : {}
    switch (typeof event === 'string' ? event.toLowerCase() : '') {
      case 'untrack':
        this.#untrack()
        return answer('ok')
      case 'track': {
        if (!isRecord(payload)) return answer('error', { reason: 'Presence track payload must be a map' })
        const text = JSON.stringify(payload)
        if (Buffer.byteLength(text) > this.#board.limits.payloadBytes)
          return this.shutDown('Track message size exceeded')
        const track = (allowed: boolean) => {
          if (this.#isClosed()) return
          if (!allowed) return answer('error')
          this.#track(payload, text)
          answer('ok')
        }
        const allowed = this.#mayWrite('presence')
        return typeof allowed === 'boolean' ? track(allowed) : allowed.then(track)
      }
      default:
        return answer('error')
    }
  }

  #track(meta: Record<string, unknown>, text: string) {
    if (this.#tracked?.text === text) return
    const ref = this.#board.presence.track(this.#key, this.#presenceKey, meta, this.#tracked?.ref ?? null)
    this.#tracked = { ref, text }
    // Tracking makes a listener: the others that are there already come with it.
    if (this.#presenceEnabled) return
    this.#presenceEnabled = true
    this.#sendPresenceState()
  }

  #untrack() {
    if (this.#tracked) this.#board.presence.untrack(this.#key, this.#tracked.ref)
    this.#tracked = null
  }

  #sendPresenceState() {
    if (!this.hearsPresence) return
    const payload = this.#board.presence.state(this.#key)
    this.send(
      writeMessage(this.version, { joinRef: this.joinRef, topic: this.topic, event: 'presence_state', payload }),
    )
  }

  async #refresh(frame: Frame) {
    const token = isRecord(frame.payload) ? frame.payload.access_token : null
    if (typeof token !== 'string' || token.startsWith('sb_') || token === this.#token) return
    const before = this.#readable
    try {
      this.#takeToken(token)
      if (this.#request.isPrivate) {
        await this.#readPolicies()
        if ((before.broadcast && !this.#readable.broadcast) || (before.presence && !this.#readable.presence))
          throw new Refusal(
            'Unauthorized',
            `You no longer have permission to read from this Channel topic: ${this.#name}`,
          )
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return this.shutDown(error.message)
    }
    if (!this.#isClosed() && this.#request.changes.length > 0) await this.#subscribeAndTell()
  }

  /** Called every second. */
  checkExpiry(now: number) {
    const { expires } = this.identity
    if (expires === null) return
    if (expires <= now) return this.shutDown(expiredText(expires, now))
    if ('why' in this.#board.keys.readAccess(this.#token, now)) this.shutDown('The session of this token has ended')
  }

  /** The server ends it: the reason first, then the end. */
  shutDown(message: string) {
    if (this.#isClosed()) return
    this.#system('system', 'error', message)
    this.#connection.send(this.#closeMessage())
    this.close()
  }

  leave(frame: Frame) {
    this.#connection.send(writeReply(this.version, frame, 'ok'))
    this.#connection.send(this.#closeMessage())
    this.close()
  }

  /** A second join under the same name takes its place. */
  giveWay() {
    this.#connection.send(this.#closeMessage())
    this.close()
  }

  #closeMessage() {
    const { joinRef, topic, version } = this
    return writeMessage(version, { joinRef, ref: joinRef, topic, event: 'phx_close' })
  }

  close() {
    if (this.#state === 'closed') return
    this.#state = 'closed'
    this.#untrack()
    this.#board.hub.remove(this.#key, this)
    this.#board.changes.unsubscribe(this)
    this.#connection.forget(this)
  }
}

function toBroadcast({ broadcast, payload }: Frame): Broadcast | null {
  if (broadcast) return broadcast
  return isRecord(payload) ? { form: 'text', text: JSON.stringify(payload) } : null
}
