// One socket: reads frames, keeps its channels and its limits. It has no timer of its own; one sweep looks after all.
import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { Channel } from './channel.ts'
import { type Frame, packed, readFrame, type Version, type Wire, writeReply } from './frame.ts'
import type { Identity } from './identity.ts'
import { Rate } from './limits.ts'
import type { Switchboard } from './switchboard.ts'

/** Close codes: RFC 6455, section 7.4.1. */
export const GOING_AWAY = 1001
const POLICY = 1008

/** Far beyond what an honest client does by mistake. */
const FLOOD = 10

export class Connection {
  readonly version: Version
  readonly identity: Identity
  readonly token: string
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #board: Switchboard
  readonly #channels = new Map<string, Channel>()
  readonly #messages = new Rate()
  readonly #joins = new Rate()
  #heard: number
  #isCorked = false

  constructor(
    socket: WebSocket,
    stream: Duplex,
    board: Switchboard,
    version: Version,
    identity: Identity,
    token: string,
  ) {
    this.#socket = socket
    this.#stream = stream
    this.#board = board
    this.version = version
    this.identity = identity
    this.token = token
    this.#heard = board.now()
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
  }

  /** Straight into the stream, packed once for everyone; what a moment brings goes out together. */
  send(wire: Wire) {
    const stream = this.#stream
    if (this.#socket.readyState !== this.#socket.OPEN) return
    // A reader that does not read is dropped: nobody else pays for it.
    if (stream.writableLength > this.#board.limits.bufferedBytes) {
      this.#board.log('a slow reader was dropped', { waiting: stream.writableLength })
      this.#socket.terminate()
      return
    }
    if (!this.#isCorked) {
      this.#isCorked = true
      stream.cork()
      this.#board.soon(this)
    }
    stream.write(packed(wire))
  }

  flush() {
    this.#isCorked = false
    this.#stream.uncork()
  }

  #receive(data: RawData, isBinary: boolean) {
    const now = this.#board.now()
    this.#heard = now
    const { messagesPerSecond } = this.#board.limits
    const count = this.#messages.add(now)
    if (count > messagesPerSecond * FLOOD) return this.#socket.close(POLICY, 'Too many messages per second')
    const frame = readFrame(data as Buffer, isBinary, this.version)
    // What is no frame is ignored, as upstream does: the connection goes on.
    if (!frame) return
    const channel = this.#channels.get(frame.topic)
    if (frame.event === 'phx_join') return this.#join(frame, channel)
    if (count > messagesPerSecond) return channel?.shutDown('Too many messages per second')
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return this.#reply(frame, 'ok')
    if (frame.event === 'phx_leave') {
      // Late, for an earlier join under this name: the present one stays.
      if (!channel || (frame.joinRef !== null && frame.joinRef !== channel.joinRef)) return this.#reply(frame, 'ok')
      return channel.leave(frame)
    }
    if (!channel) return this.#reply(frame, 'error', { reason: 'unmatched topic' })
    channel.handle(frame)
  }

  #reply(frame: Frame, status: 'ok' | 'error', response: object = {}) {
    this.send(writeReply(this.version, frame, status, response))
  }

  #join(frame: Frame, present: Channel | undefined) {
    const { joinsPerSecond, channelsPerConnection } = this.#board.limits
    if (!Channel.takes(frame.topic)) return this.#reply(frame, 'error', { reason: 'unmatched topic' })
    if (this.#joins.add(this.#board.now()) > joinsPerSecond) {
      this.#reply(frame, 'error', { reason: 'ClientJoinRateLimitReached: Too many joins per second' })
      return this.#socket.close(POLICY, 'Too many joins per second')
    }
    present?.giveWay()
    if (this.#channels.size >= channelsPerConnection)
      return this.#reply(frame, 'error', { reason: 'ChannelRateLimitReached: Too many channels' })
    const channel = new Channel(this, this.#board, frame)
    this.#channels.set(frame.topic, channel)
    channel.join(frame)
  }

  forget(channel: Channel) {
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic)
  }

  /** Called every second for every connection. */
  sweep(now: number) {
    if (now - this.#heard > this.#board.limits.silenceMs) return this.#socket.terminate()
    for (const channel of this.#channels.values()) channel.checkExpiry(now)
  }

  /** The socket is gone. */
  closed() {
    for (const channel of [...this.#channels.values()]) channel.close()
  }

  goAway() {
    this.#socket.close(GOING_AWAY)
  }

  terminate() {
    this.#socket.terminate()
  }
}
