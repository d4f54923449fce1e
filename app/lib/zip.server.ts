// A zip file as a stream. Texts are packed while they come, so their sums stand after them; files that are there as a whole,
// mostly pictures, are stored as they are. Large archives (many files, more than 4 GiB) get the longer records of zip64.
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; body: Uint8Array | AsyncIterable<string> }

type Kept = { name: Buffer; method: number; flags: number; sum: number; packed: number; size: number; offset: number }

const STORED = 0
const DEFLATED = 8
const UTF8_NAME = 0x800
const SUMS_FOLLOW = 0x8
const VERSION = 45
const MOST_16 = 0xffff
const MOST_32 = 0xffffffff

type Field = [bytes: 2 | 4 | 8, value: number]

function record(...fields: Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields) {
    if (size === 8) bytes.writeBigUInt64LE(BigInt(value), at)
    else bytes.writeUIntLE(value, at, size)
    at += size
  }
  return bytes
}

/** Day and time as MS-DOS wrote them, in UTC. */
function dosTime(at: Date): [time: number, day: number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return [time, ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()]
}

export async function* writeZip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const [time, day] = dosTime(at)
  const kept: Kept[] = []
  let offset = 0
  const count = <Bytes extends Uint8Array>(bytes: Bytes) => {
    offset += bytes.length
    return bytes
  }
  const head = ({ name, method, flags, sum, packed, size }: Kept) =>
    Buffer.concat([
      record([4, 0x04034b50], [2, VERSION], [2, flags], [2, method], [2, time], [2, day]),
      record([4, sum], [4, packed], [4, size], [2, name.length], [2, 0]),
      name,
    ])

  for await (const { name, body } of entries) {
    const entry = { name: Buffer.from(name.toWellFormed()), sum: 0, packed: 0, size: 0, offset }
    if (body instanceof Uint8Array) {
      const sums = { sum: crc32(body), packed: body.length, size: body.length }
      const whole: Kept = { ...entry, ...sums, method: STORED, flags: UTF8_NAME }
      yield count(head(whole))
      yield count(body)
      kept.push(whole)
      continue
    }
    const open: Kept = { ...entry, method: DEFLATED, flags: UTF8_NAME | SUMS_FOLLOW }
    yield count(head(open))
    for await (const bytes of deflate(body, open)) {
      open.packed += bytes.length
      yield count(bytes)
    }
    yield count(record([4, 0x08074b50], [4, open.sum], [4, open.packed], [4, open.size]))
    kept.push(open)
  }

  const start = offset
  for (const entry of kept) yield count(listed(entry, time, day))
  yield end(kept.length, start, offset - start)
}

/** Packs what comes, and writes down the sum and the length of what it was. */
async function* deflate(body: AsyncIterable<string>, of: Pick<Kept, 'sum' | 'size'>): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of body) {
      const bytes = Buffer.from(text)
      of.sum = crc32(bytes, of.sum)
      of.size += bytes.length
      yield bytes
    }
  }
  // An error of either end is thrown where the packed bytes are read.
  yield* pipeline(Readable.from(counted()), createDeflateRaw(), () => {})
}

/** An entry of the directory at the end. One that lies far back says so in an extra field. */
function listed({ name, method, flags, sum, packed, size, offset }: Kept, time: number, day: number): Buffer {
  const isFar = offset >= MOST_32
  return Buffer.concat([
    record([4, 0x02014b50], [2, VERSION], [2, VERSION], [2, flags], [2, method], [2, time], [2, day]),
    record([4, sum], [4, packed], [4, size], [2, name.length], [2, isFar ? 12 : 0], [2, 0], [2, 0], [2, 0], [4, 0]),
    record([4, isFar ? MOST_32 : offset]),
    name,
    isFar ? record([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0),
  ])
}

function end(number: number, start: number, length: number): Buffer {
  const isLarge = number >= MOST_16 || start >= MOST_32 || length >= MOST_32
  const [shown, from, long] = [Math.min(number, MOST_16), Math.min(start, MOST_32), Math.min(length, MOST_32)]
  const last = record([4, 0x06054b50], [2, 0], [2, 0], [2, shown], [2, shown], [4, long], [4, from], [2, 0])
  if (!isLarge) return last
  return Buffer.concat([
    record([4, 0x06064b50], [8, 44], [2, VERSION], [2, VERSION], [4, 0], [4, 0]),
    record([8, number], [8, number], [8, length], [8, start]),
    record([4, 0x07064b50], [4, 0], [8, start + length], [4, 1]),
    last,
  ])
}
