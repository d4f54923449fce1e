// Gathers the addresses of a region on disk while its extract is read, then writes them as one file of blocks.
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { cleanText } from '../imports/normalise.ts'
import {
  type AddressEntry,
  blockOf,
  HEAD_BYTES,
  hashOf,
  MAGIC,
  MOST_BLOCKS,
  OFFSET_BYTES,
  postcodeEntry,
  writeEntry,
} from './address-file.ts'
import { districtKey, postcodeKey, streetKey } from './address-words.ts'
import type { Place } from './read-features.ts'
import { type Path, toDegrees } from './rings.ts'

const PARTS = 256
const MOST_HELD = 4 * 1024 * 1024
const ENTRIES_PER_BLOCK = 400
/** A postcode that thousands of doors have is known well enough from some of them. */
const DOORS_PER_POSTCODE = 40

/** Half way along the line. */
function middleOf(line: Path) {
  let whole = 0
  const steps: number[] = []
  for (let i = 2; i < line.length; i += 2) {
    const step = Math.hypot((line[i] ?? 0) - (line[i - 2] ?? 0), (line[i + 1] ?? 0) - (line[i - 1] ?? 0))
    steps.push(step)
    whole += step
  }
  let left = whole / 2
  for (const [i, step] of steps.entries()) {
    if (left <= step && step > 0) {
      const share = left / step
      const [x, y] = [line[2 * i] ?? 0, line[2 * i + 1] ?? 0]
      return toDegrees(x + share * ((line[2 * i + 2] ?? 0) - x), y + share * ((line[2 * i + 3] ?? 0) - y))
    }
    left -= step
  }
  return toDegrees(line[0] ?? 0, line[1] ?? 0)
}

export class AddressWriter {
  private readonly parts: string[] = new Array(PARTS).fill('')
  private readonly doors = new Map<string, number>()
  private held = 0
  private readonly folder: string
  private count = 0

  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
  }

  addPlace({ tags, x, y }: Place) {
    const at = toDegrees(x, y)
    const postcode = cleanText(tags['addr:postcode'], 20) ?? ''
    const street = cleanText(tags['addr:street'] ?? tags['addr:place'], 120)
    const number = cleanText(tags['addr:housenumber'], 20)
    if (street && number) this.put({ key: streetKey(street), number, postcode: postcodeKey(postcode), ...at })
    for (const key of new Set([postcodeKey(postcode), districtKey(postcode)])) {
      const known = this.doors.get(key) ?? 0
      if (key === '' || known >= DOORS_PER_POSTCODE) continue
      this.doors.set(key, known + 1)
      this.put({ key: postcodeEntry(key), number: '', postcode: '', ...at })
    }
  }

  addStreet(names: string[], line: Path) {
    const at = middleOf(line)
    for (const key of new Set(names.map(streetKey))) this.put({ key, number: '', postcode: '', ...at })
  }

  private put(entry: AddressEntry) {
    if (entry.key.length < 2) return
    const line = writeEntry(entry)
    const part = hashOf(entry.key) >>> 24
    this.parts[part] += line
    this.count++
    this.held += line.length
    if (this.held > MOST_HELD) this.flush()
  }

  private flush() {
    for (const [part, lines] of this.parts.entries()) {
      if (lines) appendFileSync(join(this.folder, String(part)), lines)
      this.parts[part] = ''
    }
    this.held = 0
  }

  /** How many entries there are. Each part holds whole blocks, so one part at a time is in memory. */
  write(path: string): number {
    this.flush()
    const wanted = 2 ** Math.ceil(Math.log2(Math.max(1, this.count / ENTRIES_PER_BLOCK)))
    const blocks = Math.min(MOST_BLOCKS, Math.max(PARTS, wanted))
    const offsets = Buffer.alloc((blocks + 1) * OFFSET_BYTES)
    const unfinished = `${path}.part`
    const file = openSync(unfinished, 'w')
    let end = HEAD_BYTES + offsets.length
    for (let part = 0; part < PARTS; part++) {
      const source = join(this.folder, String(part))
      const lines = existsSync(source) ? readFileSync(source, 'utf8').split('\n') : []
      const byBlock = Map.groupBy(lines.filter(Boolean), (line) => blockOf(line.slice(0, line.indexOf('\t')), blocks))
      const each = blocks / PARTS
      for (let block = part * each; block < (part + 1) * each; block++) {
        offsets.writeUIntLE(end, block * OFFSET_BYTES, OFFSET_BYTES)
        const packed = byBlock.has(block) ? gzipSync((byBlock.get(block) ?? []).join('\n')) : Buffer.alloc(0)
        end += writeSync(file, packed, 0, packed.length, end)
      }
    }
    offsets.writeUIntLE(end, blocks * OFFSET_BYTES, OFFSET_BYTES)
    const head = Buffer.alloc(HEAD_BYTES)
    head.write(MAGIC, 0, 'latin1')
    head.writeUInt32LE(blocks, 8)
    writeSync(file, Buffer.concat([head, offsets]), 0, head.length + offsets.length, 0)
    closeSync(file)
    renameSync(unfinished, path)
    return this.count
  }
}
