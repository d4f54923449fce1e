// Takes out of a PDF what tells about whoever made it: the document information, XMP, and what cameras wrote into the
// photos inside. Everything is overwritten where it stands, because a PDF finds its parts by their place in the file.
import { deflateSync, inflateSync } from 'node:zlib'
import { blankCameraNotes } from './camera-notes.ts'

const SPACE = 0x20
/** What a stream may unfold to: a small file can claim to be gigabytes. */
const MOST_UNFOLDED_BYTES = 32 * 1024 * 1024

type Stream = { dictionary: string; from: number; to: number }

function* streamsOf(text: string): Generator<Stream> {
  const opening = /stream\r?\n/g
  for (let at = opening.exec(text); at; at = opening.exec(text)) {
    const from = at.index + at[0].length
    const end = text.indexOf('endstream', from)
    if (end < 0) return
    const to =
      text[end - 2] === '\r' && text[end - 1] === '\n' ? end - 2 : /[\r\n]/.test(text[end - 1] ?? '') ? end - 1 : end
    yield { dictionary: text.slice(text.lastIndexOf(' obj', at.index) + 4, at.index), from, to: Math.max(from, to) }
    opening.lastIndex = end + 'endstream'.length
  }
}

/** Every text in a dictionary, `(so)` or `<736f>`, turned into spaces. */
function blankTexts(bytes: Buffer, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const isHex = bytes[i] === 0x3c && bytes[i + 1] !== 0x3c && bytes[i - 1] !== 0x3c
    if (isHex) for (i++; i < to && bytes[i] !== 0x3e; i++) bytes[i] = SPACE
    if (bytes[i] !== 0x28) continue
    let depth = 1
    for (i++; i < to && depth > 0; i++) {
      const byte = bytes[i]
      if (byte === 0x5c) bytes[i++] = SPACE
      else if (byte === 0x28) depth++
      else if (byte === 0x29 && --depth === 0) break
      if (i < to) bytes[i] = SPACE
    }
  }
}

/** Writes what takes no more room than before; false when it does. */
function refill(bytes: Buffer, { from, to }: Stream, content: Buffer): boolean {
  const folded = deflateSync(content, { level: 9 })
  if (folded.length > to - from) return false
  bytes.fill(0, from, to)
  folded.copy(bytes, from)
  return true
}

/** Objects may be folded together into one stream, which begins with their numbers and places. */
function blankFolded(bytes: Buffer, stream: Stream, wanted: ReadonlySet<string>): 'blanked' | 'absent' | 'unreadable' {
  let content: Buffer
  try {
    content = inflateSync(bytes.subarray(stream.from, stream.to), { maxOutputLength: MOST_UNFOLDED_BYTES })
  } catch {
    return 'unreadable'
  }
  const first = Number(/\/First\s+(\d+)/.exec(stream.dictionary)?.[1] ?? 0)
  const head = content.toString('latin1', 0, first).trim().split(/\s+/)
  let found = false
  for (let i = 0; i + 1 < head.length; i += 2) {
    if (!wanted.has(head[i] ?? '')) continue
    const next = head[i + 3]
    blankTexts(content, first + Number(head[i + 1]), next === undefined ? content.length : first + Number(next))
    found = true
  }
  if (!found) return 'absent'
  return refill(bytes, stream, content) ? 'blanked' : 'unreadable'
}

/** Null when something that tells about its maker cannot be reached, as behind a password. */
export function cleanPdf(file: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(file)
  const text = bytes.toString('latin1')
  const wanted = new Set<string>()
  for (const [, number = ''] of text.matchAll(/\/Info\s+(\d+)\s+\d+\s+R/g)) wanted.add(number)
  const missing = new Set(wanted)
  for (const number of wanted)
    for (const at of text.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj\\b`, 'g'))) {
      const end = text.indexOf('endobj', at.index)
      blankTexts(bytes, at.index, end < 0 ? bytes.length : end)
      missing.delete(number)
    }
  let isUnreadable = false
  for (const stream of streamsOf(text)) {
    if (/\/Type\s*\/Metadata|\/Subtype\s*\/XML/.test(stream.dictionary)) {
      if (!/\/FlateDecode/.test(stream.dictionary)) bytes.fill(SPACE, stream.from, stream.to)
      else if (!refill(bytes, stream, Buffer.from(' '))) bytes.fill(0, stream.from, stream.to)
    } else if (/\/Type\s*\/ObjStm/.test(stream.dictionary) && missing.size > 0) {
      const outcome = blankFolded(bytes, stream, missing)
      if (outcome === 'blanked') missing.clear()
      if (outcome === 'unreadable') isUnreadable = true
    } else blankCameraNotes(bytes.subarray(stream.from, stream.to))
  }
  for (const { index } of text.matchAll(/<\?xpacket begin/g)) {
    const end = text.indexOf('<?xpacket end', index)
    bytes.fill(SPACE, index, end < 0 ? index : end)
  }
  return missing.size > 0 && isUnreadable ? null : bytes
}
