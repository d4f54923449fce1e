// The file of a region's addresses: blocks of lines, found by a hash of the street or postcode. A question
// reads one block of a few kilobytes; nothing of the file is held in memory but where its blocks begin.
import { type FileHandle, open } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

export const MAGIC = 'MAHADDR1'
/** Eight letters, the number of blocks, then where each begins and the last ends. */
export const HEAD_BYTES = 12
export const OFFSET_BYTES = 6
export const MOST_BLOCKS = 1 << 16
const LARGEST_BLOCK = 8 * 1024 * 1024

/** `number` is empty for the middle of a street, and for a postcode. */
export type AddressEntry = { key: string; number: string; postcode: string; lat: number; lng: number }

export const postcodeEntry = (key: string) => `#${key}`

/** FNV-1a. */
export function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  // The upper bits decide the block, and short keys hardly reach them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

export const blockOf = (key: string, blocks: number) => Math.floor((hashOf(key) / 2 ** 32) * blocks)

export const writeEntry = ({ key, number, postcode, lat, lng }: AddressEntry) =>
  `${key}\t${number}\t${postcode}\t${lat.toFixed(5)}\t${lng.toFixed(5)}\n`

export function readEntry(line: string): AddressEntry | null {
  const [key = '', number = '', postcode = '', lat = '', lng = ''] = line.split('\t')
  const point = { lat: Number(lat), lng: Number(lng) }
  return key && lat && lng && Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180
    ? { key, number, postcode, ...point }
    : null
}

async function readAt(file: FileHandle, length: number, position: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return bytesRead === length ? buffer : null
}

/** Nothing for a file that is not one of ours, or was cut short. */
export async function findEntries(path: string, key: string): Promise<AddressEntry[]> {
  const file = await open(path)
  try {
    const head = await readAt(file, HEAD_BYTES, 0)
    if (head?.toString('latin1', 0, 8) !== MAGIC) return []
    const blocks = head.readUInt32LE(8)
    if (blocks < 1 || blocks > MOST_BLOCKS) return []
    const place = await readAt(file, 2 * OFFSET_BYTES, HEAD_BYTES + blockOf(key, blocks) * OFFSET_BYTES)
    if (!place) return []
    const [from, to] = [place.readUIntLE(0, OFFSET_BYTES), place.readUIntLE(OFFSET_BYTES, OFFSET_BYTES)]
    if (to <= from || to - from > LARGEST_BLOCK) return []
    const packed = await readAt(file, to - from, from)
    if (!packed) return []
    const lines = gunzipSync(packed, { maxOutputLength: 4 * LARGEST_BLOCK })
      .toString()
      .split('\n')
    return lines.flatMap((line) => (line.startsWith(`${key}\t`) ? (readEntry(line) ?? []) : []))
  } catch {
    return []
  } finally {
    await file.close()
  }
}
