/**
 * Reads the files in data/. The Arabic text is compared with the committed sums each time it is loaded, and is not
 * handed out when one of them differs: a wrong letter must never be shown.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { SURAH_SIZES } from './data/surah-sizes.ts'
import { toUnicode } from './encoding.ts'

export type Checksums = {
  source: string
  surahs: number
  verses: number
  /** Of the text as its publisher wrote it, and of the same text in standard Unicode. */
  original: string
  shown: string
  bySurah: string[]
  editions: Record<string, string>
}

/** The text, or a translation, is not the one that was committed. */
export class TextMismatch extends Error {}

export function dataFile(name: string): string {
  const path = join(projectRoot, 'app/core/quran/data', name)
  if (!existsSync(path)) throw new TextMismatch(`${path} is missing: run scripts/build-quran.ts`)
  return path
}

export const readChecksums = (): Checksums => JSON.parse(readFileSync(dataFile('checksums.json'), 'utf8'))

export function readPacked(name: string): string {
  try {
    return brotliDecompressSync(readFileSync(dataFile(`${name}.txt.br`))).toString('utf8')
  } catch (error) {
    if (error instanceof TextMismatch) throw error
    throw new TextMismatch(`${name} cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

/** The verses in standard Unicode, once every sum agrees. */
export function verifyArabic(original: string, sums: Checksums): string[] {
  const shown = toUnicode(original)
  const verses = shown.split('\n')
  if (verses.length !== sums.verses) throw new TextMismatch(`${verses.length} verses instead of ${sums.verses}`)
  let next = 0
  const wrong = SURAH_SIZES.flatMap((size, i) => {
    const sum = sha256(verses.slice(next, next + size).join('\n'))
    next += size
    return sum === sums.bySurah[i] ? [] : [i + 1]
  })
  if (wrong.length > 0) throw new TextMismatch(`the text of surah ${wrong.join(', ')} is not the one that was checked`)
  if (next !== sums.verses || SURAH_SIZES.length !== sums.surahs) throw new TextMismatch('the surahs do not add up')
  if (sha256(original) !== sums.original || sha256(shown) !== sums.shown)
    throw new TextMismatch('the whole text is not the one that was checked')
  return verses
}

export function verifyEdition(id: string, text: string, sums: Checksums): string[] {
  if (sha256(text) !== sums.editions[id]) throw new TextMismatch(`edition ${id} is not the one that was checked`)
  return text.split('\n')
}
