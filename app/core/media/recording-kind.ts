// Recognises recordings of lessons by their first bytes, and removes notes before they are stored: phones write the place and
// the device of a film into boxes of their own. Pure: bytes in, bytes out.
import { sniffSound } from './sound-kind.ts'

export type RecordingType = 'video/mp4' | 'video/webm' | 'audio/mpeg' | 'audio/mp4' | 'audio/wav'

export const RECORDING_ENDINGS: Readonly<Record<RecordingType, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
}
/** For the file chooser only; what counts is the content. */
export const VIDEO_ACCEPT = 'video/mp4,video/webm,.mp4,.m4v,.webm'
export const AUDIO_ACCEPT = 'audio/mpeg,audio/mp4,audio/wav,.mp3,.m4a,.wav'

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const EBML = [0x1a, 0x45, 0xdf, 0xa3]
/** The kind of file stands in its first element, behind some numbers. */
const EBML_HEAD = 256
const VIDEO_BRANDS = [
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'dash',
  'MSNV',
  '3gp4',
  '3gp5',
]

/** Null: none of the kinds we take. A film may be offered as sound, but sound is no film. */
export function recordingType(bytes: Uint8Array, of: 'video' | 'audio'): RecordingType | null {
  if (of === 'video') {
    if (EBML.every((byte, i) => bytes[i] === byte) && ascii(bytes, 0, EBML_HEAD).includes('webm')) return 'video/webm'
    return ascii(bytes, 4, 8) === 'ftyp' && VIDEO_BRANDS.includes(ascii(bytes, 8, 12)) ? 'video/mp4' : null
  }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE') return 'audio/wav'
  const sound = sniffSound(bytes)
  return sound === null || sound.type === 'audio/ogg' ? null : sound.type
}

/** The same recording without its notes, in the same places: players seek by them. */
export function withoutNotes(type: RecordingType, bytes: Uint8Array): Uint8Array {
  const kept = Uint8Array.from(bytes)
  if (type === 'audio/mpeg') return withoutTags(kept)
  if (type === 'audio/wav') blankChunks(kept)
  else if (type === 'video/webm') blankElements(kept)
  else blankBoxes(kept, 0, kept.length)
  return kept
}

const NOTES = new Set(['udta', 'meta', 'uuid'])
const HOLDERS = new Set(['moov', 'trak', 'mdia'])
const FREE = [...'free'].map((letter) => letter.charCodeAt(0))

function blankBoxes(bytes: Uint8Array, from: number, to: number): void {
  const view = new DataView(bytes.buffer)
  let at = from
  while (at + 8 <= to) {
    const short = view.getUint32(at)
    const isLong = short === 1 && at + 16 <= to
    const size = short === 0 ? to - at : isLong ? Number(view.getBigUint64(at + 8)) : short
    const head = isLong ? 16 : 8
    if (size < head || at + size > to) return
    const name = ascii(bytes, at + 4, at + 8)
    if (NOTES.has(name)) {
      bytes.set(FREE, at + 4)
      bytes.fill(0, at + head, at + size)
    } else if (HOLDERS.has(name)) blankBoxes(bytes, at + head, at + size)
    at += size
  }
}

/** A number as Matroska writes it: how many bytes it takes stands in its first one. Null past the end or where it is left open. */
function readSize(bytes: Uint8Array, at: number): { value: number; length: number } | null {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (first === 0 || at + length > bytes.length) return null
  let value = first & (0xff >> length)
  let isOpen = value === 0xff >> length
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i] ?? 0
    value = value * 256 + byte
    isOpen &&= byte === 0xff
  }
  return isOpen ? null : { value, length }
}

const SEGMENT = '18538067'
const TAGS = '1254c367'
const VOID = 0xec

function blankElements(bytes: Uint8Array): void {
  let at = 0
  while (at < bytes.length) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23
    if (idLength > 4) return
    const id = Buffer.from(bytes.subarray(at, at + idLength)).toString('hex')
    const size = readSize(bytes, at + idLength)
    // What is inside the segment lies one after the other, whether its own size is told or not.
    if (id === SEGMENT) {
      at += idLength + (Math.clz32(bytes[at + idLength] ?? 0) - 23)
      continue
    }
    if (!size) return
    const whole = idLength + size.length + size.value
    if (id === TAGS && whole >= 9 && at + whole <= bytes.length) {
      bytes.fill(0, at, at + whole)
      bytes[at] = VOID
      bytes[at + 1] = 0x01
      new DataView(bytes.buffer).setUint32(at + 5, whole - 9)
    }
    at += whole
  }
}

function blankChunks(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer)
  let at = 12
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true)
    const name = ascii(bytes, at, at + 4)
    if (name !== 'fmt ' && name !== 'data') {
      bytes.set([0x4a, 0x55, 0x4e, 0x4b], at)
      bytes.fill(0, at + 8, Math.min(bytes.length, at + 8 + size))
    }
    at += 8 + size + (size % 2)
  }
}

function withoutTags(bytes: Uint8Array): Uint8Array {
  let from = 0
  if (ascii(bytes, 0, 3) === 'ID3') {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
    from = Math.min(bytes.length, 10 + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f))
  }
  const to = ascii(bytes, bytes.length - 128, bytes.length - 125) === 'TAG' ? bytes.length - 128 : bytes.length
  return bytes.subarray(from, Math.max(from, to))
}
