// Phoenix's frames as realtime-js sends and reads them: text in two versions (1.0.0 objects, 2.0.0 arrays), and binary
// ones in 2.0.0 for broadcasts, whose content passes through without being looked at.
import { isRecord } from '#app/lib/records.ts'

export type Version = '1.0.0' | '2.0.0'

export type Frame = {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
  /** Set when the frame is a broadcast that came in binary form. */
  broadcast?: Broadcast
}

/** A broadcast on its way. As text: the whole payload. Otherwise event and content apart, as binary frames carry them. */
export type Broadcast =
  | { form: 'text'; text: string }
  | { form: 'parts'; event: string; encoding: 'json' | 'binary'; content: Buffer; meta: string }

/** Encoded once, sent to many. */
export type Wire = { data: Buffer; binary: boolean; packed?: Buffer }

/** As it goes through a socket: RFC 6455, section 5.2, unmasked as servers send. Packed once for all who get it. */
export function packed(wire: Wire): Buffer {
  if (wire.packed) return wire.packed
  const { length } = wire.data
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const bytes = Buffer.allocUnsafe(start + length)
  bytes[0] = wire.binary ? 0x82 : 0x81
  bytes[1] = start === 2 ? length : start === 4 ? 126 : 127
  if (start === 4) bytes.writeUInt16BE(length, 2)
  else if (start === 10) bytes.writeBigUInt64BE(BigInt(length), 2)
  wire.data.copy(bytes, start)
  wire.packed = bytes
  return bytes
}

const PUSH = 0
const BROADCAST_PUSH = 3
const BROADCAST = 4
const BINARY = 0
const JSON_ENCODED = 1

const isRef = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** Null for what is no frame. */
export function readFrame(data: Buffer, isBinary: boolean, version: Version): Frame | null {
  return isBinary ? (version === '2.0.0' ? readBinary(data) : null) : readText(data.toString('utf8'), version)
}

function readText(text: string, version: Version): Frame | null {
  const value = parse(text)
  const [joinRef = null, ref = null, topic, event, payload] =
    version === '2.0.0'
      ? Array.isArray(value) && value.length >= 5
        ? value
        : []
      : isRecord(value)
        ? [value.join_ref, value.ref, value.topic, value.event, value.payload]
        : []
  if (typeof topic !== 'string' || typeof event !== 'string' || !isRef(joinRef) || !isRef(ref)) return null
  return { joinRef, ref, topic, event, payload }
}

function readBinary(data: Buffer): Frame | null {
  const kind = data[0]
  const sizes = kind === BROADCAST_PUSH ? [1, 2, 3, 4, 5] : kind === PUSH ? [1, 2, 3, 4] : []
  const head = kind === BROADCAST_PUSH ? 7 : 5
  if (sizes.length === 0 || data.length < head) return null
  let at = head
  const [joinRef = '', ref = '', topic = '', event = '', meta = ''] = sizes.map((index) => {
    const size = data[index] ?? 0
    at += size
    return data.toString('utf8', at - size, at)
  })
  if (at > data.length) return null
  const content = data.subarray(at)
  const shared = { joinRef: joinRef || null, ref: ref || null, topic }
  // Nothing we answer takes a plain binary push; the channel ignores it like any event it does not know.
  if (kind === PUSH) return { ...shared, event, payload: {} }
  const encoding = data[6] === BINARY ? 'binary' : 'json'
  // Passed on unread, it would break every listener.
  if (encoding === 'json' && parse(content.toString('utf8')) === undefined) return null
  if (meta !== '' && !isRecord(parse(meta))) return null
  // What senders may add to a message is for us, not for listeners.
  return {
    ...shared,
    event: 'broadcast',
    payload: {},
    broadcast: { form: 'parts', event, encoding, content, meta: '' },
  }
}

export function writeMessage(
  version: Version,
  { joinRef = null, ref = null, topic, event, payload }: Partial<Frame> & Pick<Frame, 'topic' | 'event'>,
): Wire {
  return writeText(version, joinRef, ref, topic, event, JSON.stringify(payload ?? {}))
}

export const writeReply = (version: Version, to: Frame, status: 'ok' | 'error', response: object = {}): Wire =>
  writeText(version, to.joinRef, to.ref, to.topic, 'phx_reply', JSON.stringify({ status, response }))

/** With the payload as JSON text already. */
export function writeText(
  version: Version,
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: string,
): Wire {
  const q = JSON.stringify
  const text =
    version === '2.0.0'
      ? `[${q(joinRef)},${q(ref)},${q(topic)},${q(event)},${payload}]`
      : `{"topic":${q(topic)},"event":${q(event)},"payload":${payload},"ref":${q(ref)},"join_ref":${q(joinRef)}}`
  return { data: Buffer.from(text), binary: false }
}

/** Null where it cannot be said: bytes in version 1.0.0, names over 255 bytes in binary form. */
export function writeBroadcast(version: Version, topic: string, broadcast: Broadcast): Wire | null {
  if (broadcast.form === 'text') return writeText(version, null, null, topic, 'broadcast', broadcast.text)
  const { event, encoding, content, meta } = broadcast
  const head = [topic, event, meta].map((part) => Buffer.from(part))
  if (version === '2.0.0' && head.every(({ length }) => length <= 255)) {
    const sizes = head.map(({ length }) => length)
    const mark = Buffer.from([BROADCAST, ...sizes, encoding === 'json' ? JSON_ENCODED : BINARY])
    return { data: Buffer.concat([mark, ...head, content]), binary: true }
  }
  if (encoding === 'binary') return null
  const text = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${content.toString('utf8')}${
    meta && `,"meta":${meta}`
  }}`
  return writeText(version, null, null, topic, 'broadcast', text)
}

/** Undefined for what is no JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
