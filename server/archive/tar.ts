// The plain tar format (ustar), as far as an export needs it: regular files with short names, written and read as
// streams. Any tar program opens the result.
import { once } from 'node:events'
import type { Writable } from 'node:stream'

const BLOCK = 512

export class TarError extends Error {}

function header(name: string, size: number, seconds: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(name) > 100) throw new TarError(`The name ${name} is too long for the archive.`)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  block.write(name, 0)
  block.write(octal(0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(seconds, 12), 136)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257, 'latin1')
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function sumOf(block: Buffer): number {
  let sum = 0
  // The place of the sum itself counts as blanks.
  for (let i = 0; i < BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : (block[i] ?? 0)
  return sum
}

export function writeTar(target: Writable, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000)
  const write = async (bytes: Uint8Array) => {
    if (!target.write(bytes)) await once(target, 'drain')
  }
  return {
    add: async (name: string, size: number, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
      await write(header(name, size, seconds))
      let written = 0
      for await (const chunk of chunks) {
        written += chunk.byteLength
        if (written > size) break
        await write(chunk)
      }
      if (written !== size) throw new TarError(`${name} should have ${size} bytes and has ${written}.`)
      if (size % BLOCK) await write(Buffer.alloc(BLOCK - (size % BLOCK)))
    },
    end: () => write(Buffer.alloc(2 * BLOCK)),
  }
}

export type TarEntry = { name: string; size: number; body: AsyncIterable<Buffer> }

/** Each body must be read before the next entry is asked for; what is left of it is passed over. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const chunks = source[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    const { done, value } = await chunks.next()
    if (done) return false
    waiting = waiting.length === 0 ? Buffer.from(value) : Buffer.concat([waiting, value])
    return true
  }
  async function take(size: number): Promise<Buffer> {
    while (waiting.length < size) if (!(await more())) throw new TarError('The archive ends early.')
    const taken = waiting.subarray(0, size)
    waiting = waiting.subarray(size)
    return taken
  }

  for (;;) {
    const block = await take(BLOCK)
    if (block.every((byte) => byte === 0)) return
    const read = (at: number, length: number) => block.toString('utf8', at, at + length).replace(/\0.*$/s, '')
    if (Number.parseInt(read(148, 8), 8) !== sumOf(block))
      throw new TarError('The archive is damaged, or is no tar file.')
    const [name, size] = [read(0, 100), Number.parseInt(read(124, 12), 8)]
    if (!Number.isSafeInteger(size)) throw new TarError('The archive is damaged.')
    let left = size
    const body = async function* () {
      while (left > 0) {
        if (waiting.length === 0 && !(await more())) throw new TarError('The archive ends early.')
        const part = waiting.subarray(0, left)
        waiting = waiting.subarray(part.length)
        left -= part.length
        yield part
      }
    }
    yield { name, size, body: body() }
    for await (const _rest of body());
    if (size % BLOCK) await take(BLOCK - (size % BLOCK))
  }
}
