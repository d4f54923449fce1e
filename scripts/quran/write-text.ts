// Helpers for both scripts that build the Quran's data: a check that stops them, checksums, and packed files.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const OUTPUT = new URL('../../app/core/quran/data/', import.meta.url)

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

export function insist(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

export const writeData = (name: string, content: string | Uint8Array): void =>
  writeFileSync(fileURLToPath(new URL(name, OUTPUT)), content)

export function writePacked(name: string, text: string): void {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const packed = brotliCompressSync(text, { params })
  writeData(`${name}.txt.br`, packed)
  console.log(`${name}: ${(packed.length / 1000).toFixed(0)} kB`)
}
