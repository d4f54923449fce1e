import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readTar, writeTar } from './tar.ts'

const FILES = { 'a.txt': 'salam', 'tables/public.b/00001.copy': 'x'.repeat(1300), empty: '' }

async function pack(files: Record<string, string>): Promise<Buffer> {
  const stream = new PassThrough()
  const packed = buffer(stream)
  const tar = writeTar(stream, new Date('2026-11-15T00:00:00Z'))
  for (const [name, text] of Object.entries(files)) await tar.add(name, text.length, [Buffer.from(text)])
  await tar.end()
  stream.end()
  return packed
}

/** In small pieces, as a slow disk would give them. */
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size)),
  )

async function unpack(source: AsyncIterable<Uint8Array>): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const { name, body } of readTar(source)) {
    const parts: Buffer[] = []
    for await (const part of body) parts.push(part)
    files[name] = Buffer.concat(parts).toString()
  }
  return files
}

test.each([7, 512, 100_000])('what is packed comes out again, read %i bytes at a time', async (size) => {
  expect(await unpack(inPieces(await pack(FILES), size))).toEqual(FILES)
})

test('any tar program opens it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mahalla-tar-'))
  writeFileSync(join(folder, 'x.tar'), await pack(FILES))
  const { status, stderr } = spawnSync('tar', ['-xf', 'x.tar'], { cwd: folder, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(readFileSync(join(folder, 'tables/public.b/00001.copy'), 'utf8')).toBe(FILES['tables/public.b/00001.copy'])
  rmSync(folder, { recursive: true })
})

test('an entry that nobody reads is passed over', async () => {
  const names: string[] = []
  for await (const { name } of readTar(inPieces(await pack(FILES), 300))) names.push(name)
  expect(names).toEqual(Object.keys(FILES))
})

test('an archive that was cut off, or is none, is refused', async () => {
  const packed = await pack(FILES)
  await expect(unpack(inPieces(packed.subarray(0, 1400), 512))).rejects.toThrow('ends early')
  await expect(unpack(inPieces(packed.subarray(0, 1024), 512))).rejects.toThrow('ends early')
  await expect(unpack(inPieces(Buffer.alloc(2048, 'x'), 512))).rejects.toThrow('no tar file')
})

test('a file that is longer or shorter than announced stops the writing', async () => {
  const tar = writeTar(new PassThrough().resume(), new Date(0))
  await expect(tar.add('long', 2, [Buffer.from('abc')])).rejects.toThrow('long should have 2 bytes')
  await expect(tar.add('short', 4, [Buffer.from('abc')])).rejects.toThrow('short should have 4 bytes and has 3')
})
