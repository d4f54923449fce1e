/**
 * Postal codes and parts of towns: half a million names that few visitors ask for. They stay in their file, sorted and
 * packed block by block (deflate: it sets little memory aside); what is held in memory is the first key of each block, the blocks that were read last, and a filter
 * of bits that knows nearly all keys that are not there, so that the words of a sentence open no block for nothing.
 * scripts/build-parts.ts writes the files.
 */
import { Buffer } from 'node:buffer'
import { openSync, readSync } from 'node:fs'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { fold } from './fold.ts'

const MAGIC = 0x31545250
const BLOCK_LINES = 512
const MOST_BLOCKS_HELD = 24
const SCALE = 1000

/** A code ("E1", "75011") or a quarter, village or stop ("Whitechapel"), to about a hundred metres. */
export type TownPart = {
  name: string
  countryCode: string
  lat: number
  lng: number
  /** How many live in the city it belongs to, as a power of two. */
  size: number
}

/** One sequence of a file: codes, or names. */
export const SEQUENCES = ['codes', 'names'] as const
export type Sequence = (typeof SEQUENCES)[number]

/** What a part is found by: a code by its letters and digits alone, with or without the blank people leave out. */
export const keyOf = (sequence: Sequence, text: string): string =>
  sequence === 'codes' ? fold(text).replaceAll(' ', '') : fold(text)

type Blocks = { firstKeys: string[]; ends: number[] }
type Header = Record<Sequence, Blocks> & { filterBytes: number }

/** Bits of the filter for each key, and how many of them a key sets: of a hundred keys that are not there, one is let through. */
const BITS_A_KEY = 10
const BITS_SET = 7

/** Where a key has its bits, by two hashes that take turns. */
function* bitsOf(key: string, size: number) {
  let first = 0x811c9dc5
  let second = 0x9747b28c
  for (let i = 0; i < key.length; i++) {
    first = Math.imul(first ^ key.charCodeAt(i), 0x01000193) >>> 0
    second = Math.imul(second ^ key.charCodeAt(i), 0x85ebca6b) >>> 0
  }
  for (let n = 0; n < BITS_SET; n++) yield (first + n * ((second | 1) >>> 0)) % size
}

function makeFilter(keys: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((keys.length * BITS_A_KEY) / 8) || 1)
  for (const key of keys)
    for (const bit of bitsOf(key, filter.length * 8)) filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7))
  return filter
}

function mayHave(filter: Uint8Array, key: string): boolean {
  for (const bit of bitsOf(key, filter.length * 8))
    if (((filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return false
  return true
}

const writeLine = ({ name, countryCode, lat, lng, size }: TownPart) =>
  [name, countryCode, Math.round(lat * SCALE), Math.round(lng * SCALE), size].join('\t')

function readLine(line: string): TownPart {
  const [name = '', countryCode = '', lat, lng, size] = line.split('\t')
  return { name, countryCode, lat: Number(lat) / SCALE, lng: Number(lng) / SCALE, size: Number(size) }
}

const nameIn = (line: string) => line.slice(0, line.indexOf('\t'))

export function encodeParts(parts: Record<Sequence, readonly TownPart[]>): Uint8Array {
  const packed: Uint8Array[] = []
  const keys: string[] = []
  let end = 0
  const layOut = (sequence: Sequence): Blocks => {
    const keyed = parts[sequence].map((part) => ({ part, key: keyOf(sequence, part.name) }))
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.part.countryCode < b.part.countryCode ? -1 : 1))
    for (const { key } of keyed) if (key !== keys.at(-1)) keys.push(key)
    const blocks: Blocks = { firstKeys: [], ends: [] }
    for (let from = 0; from < keyed.length; from += BLOCK_LINES) {
      const lines = keyed.slice(from, from + BLOCK_LINES)
      const block = deflateRawSync(lines.map(({ part }) => writeLine(part)).join('\n'), { level: 9 })
      packed.push(block)
      end += block.length
      blocks.firstKeys.push(lines[0]?.key ?? '')
      blocks.ends.push(end)
    }
    return blocks
  }
  const blocks = { codes: layOut('codes'), names: layOut('names') }
  const filter = makeFilter(keys)
  const header: Header = { ...blocks, filterBytes: filter.length }
  const head = Buffer.from(JSON.stringify(header))
  const start = Buffer.alloc(8)
  start.writeUInt32LE(MAGIC, 0)
  start.writeUInt32LE(head.length, 4)
  return Buffer.concat([start, head, filter, ...packed])
}

export type PartsFile = {
  /** All whose key is this or, with `isPrefix`, begins with it; `most` lines are looked at. */
  find: (sequence: Sequence, key: string, options: { isPrefix: boolean; most: number }) => TownPart[]
}

export function openParts(path: string): PartsFile {
  const file = openSync(path, 'r')
  const readAt = (position: number, length: number) => {
    const bytes = Buffer.alloc(length)
    if (readSync(file, bytes, 0, length, position) !== length) throw new Error(`${path} is cut short`)
    return bytes
  }
  const start = readAt(0, 8)
  if (start.readUInt32LE(0) !== MAGIC) throw new Error(`${path} is no file of town parts`)
  const headLength = start.readUInt32LE(4)
  const header = JSON.parse(readAt(8, headLength).toString()) as Header
  const filter = readAt(8 + headLength, header.filterBytes)
  const bodyStart = 8 + headLength + header.filterBytes
  const held = new Map<string, string[]>()

  function linesOf(sequence: Sequence, block: number): string[] {
    const id = `${sequence}${block}`
    const known = held.get(id)
    // Put last again: the one that was asked for longest ago goes first.
    held.delete(id)
    const lines = known ?? unpack(sequence, block)
    held.set(id, lines)
    const [oldest] = held.keys()
    if (held.size > MOST_BLOCKS_HELD && oldest !== undefined) held.delete(oldest)
    return lines
  }

  function unpack(sequence: Sequence, block: number): string[] {
    const { ends } = header[sequence]
    const before = sequence === 'names' ? (header.codes.ends.at(-1) ?? 0) : 0
    const from = block === 0 ? before : (ends[block - 1] ?? 0)
    const bytes = readAt(bodyStart + from, (ends[block] ?? from) - from)
    return inflateRawSync(bytes).toString().split('\n')
  }

  return {
    find(sequence, key, { isPrefix, most }) {
      if (!isPrefix && !mayHave(filter, key)) return []
      const { firstKeys } = header[sequence]
      const found: TownPart[] = []
      // The block before the first that begins with the key may end with it.
      const first = lowerBound(firstKeys.length, (i) => (firstKeys[i] ?? '') < key)
      for (let block = Math.max(0, first - 1); block < firstKeys.length; block++) {
        if (block >= first && !matches(firstKeys[block] ?? '', key, isPrefix)) break
        const lines = linesOf(sequence, block)
        const keyAt = (i: number) => keyOf(sequence, nameIn(lines[i] ?? ''))
        const from = lowerBound(lines.length, (i) => keyAt(i) < key)
        const to = lowerBound(lines.length, (i) => keyAt(i) < key || matches(keyAt(i), key, isPrefix))
        for (const line of lines.slice(from, Math.min(to, from + most - found.length))) found.push(readLine(line))
        if (found.length >= most) break
      }
      return found
    },
  }
}

const matches = (text: string, key: string, isPrefix: boolean) => (isPrefix ? text.startsWith(key) : text === key)

/** The first of `size` places that does not lie before what is looked for. */
function lowerBound(size: number, isBefore: (i: number) => boolean): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
