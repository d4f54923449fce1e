// Looks through an .osm.pbf file before the library reads it. The library trusts what the file says of itself: a length
// of gigabytes, or a block that unpacks to them, would take all memory there is.
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

/** As the format itself has it: a header is below 64 KB, a block below 32 MB, packed or not. */
const LARGEST_HEADER = 64 * 1024
export const LARGEST_BLOCK = 32 * 1024 * 1024
/** Maps unpack to three to ten times their size. Nothing but zeros unpacks to a thousand times. */
const MOST_UNPACKED = 40
const SMALL_BLOCK = 1024 * 1024

type Field = { field: number; value: number; bytes: Buffer | null }

/** The fields of a protocol-buffer message; null where it is none. */
function readFields(message: Buffer): Field[] | null {
  const fields: Field[] = []
  let at = 0
  const varint = () => {
    let value = 0
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = message[at++]
      if (byte === undefined) return Number.NaN
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
    return Number.NaN
  }
  while (at < message.length) {
    const key = varint()
    const value = varint()
    if (Number.isNaN(key) || Number.isNaN(value)) return null
    const kind = key & 7
    if (kind === 2) {
      if (value > message.length - at) return null
      fields.push({ field: key >>> 3, value, bytes: message.subarray(at, at + value) })
      at += value
    } else if (kind === 0) fields.push({ field: key >>> 3, value, bytes: null })
    else return null
  }
  return fields
}

async function read(file: FileHandle, length: number, position: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return bytesRead === length ? buffer : null
}

async function isSoundBlock(block: Buffer): Promise<boolean> {
  const fields = readFields(block)
  if (!fields || fields.some(({ field, value }) => field === 2 && value > LARGEST_BLOCK)) return false
  const packed = fields.find(({ field }) => field === 3)?.bytes
  if (!packed) return fields.some(({ field }) => field === 1)
  const maxOutputLength = Math.min(LARGEST_BLOCK, Math.max(SMALL_BLOCK, packed.length * MOST_UNPACKED))
  return unpack(packed, { maxOutputLength }).then(
    () => true,
    () => false,
  )
}

/** Holds one block at a time. */
export async function isSoundPbf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    let at = 0
    while (at < size) {
      const length = (await read(file, 4, at))?.readUInt32BE() ?? Number.POSITIVE_INFINITY
      if (length > LARGEST_HEADER) return false
      const header = await read(file, length, at + 4)
      const data = header && readFields(header)?.find(({ field, bytes }) => field === 3 && bytes === null)?.value
      if (data === undefined || data === null || data > LARGEST_BLOCK || data > size - at - 4 - length) return false
      const block = await read(file, data, at + 4 + length)
      if (!block || !(await isSoundBlock(block))) return false
      at += 4 + length + data
    }
    return at === size && size > 0
  } finally {
    await file.close()
  }
}
