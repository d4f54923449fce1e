/**
 * Builds the translations in app/core/quran/data from a checkout of data-quran (github.com/hablullah/data-quran), which
 * keeps what Tanzil and QuranEnc publish, with every mark of punctuation:
 * `node scripts/build-quran-editions.ts <folder>`. The result is committed; run scripts/build-quran.ts first.
 *
 * The package that the Arabic text comes from carries the same translations without the marks at the end of a verse. It
 * is the second witness here: apart from what `REVISED` lists, both must have the same letters in every verse.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { editions } from '#app/core/quran/editions.ts'
import { dataFile, readChecksums } from '#app/core/quran/text-file.server.ts'
import { insist, sha256, writePacked } from './quran/write-text.ts'

const VERSES = 6236

const SOURCES: Readonly<Record<string, string>> = {
  en: 'ayah-translation/en-sahih-tanzil.md',
  ur: 'ayah-translation/ur-maududi-tanzil.md',
  fr: 'ayah-translation/fr-hamidullah-tanzil.md',
  tr: 'ayah-tafsir/tr-diyanet-tanzil.md',
  id: 'ayah-translation/id-affairs-quranenc.md',
  bn: 'ayah-translation/bn-bengali-tanzil.md',
  es: 'ayah-translation/es-garcia-tanzil.md',
  ru: 'ayah-translation/ru-kuliev-tanzil.md',
  sv: 'ayah-translation/sv-bernstrom-tanzil.md',
  zh: 'ayah-translation/zh-makin-quranenc.md',
}

/** Verses whose words the publisher changed since the package was made. The Indonesian spelling was revised throughout. */
const REVISED: Readonly<Record<string, number>> = { ur: 2, id: 789, es: 1, zh: 2 }

const require = createRequire(import.meta.url)
const letters = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Notes are left out: the reader shows the text. So are the archive's own remarks and the escapes of its format. */
function readMarkdown(path: string): string[] {
  const verses: string[] = []
  const body = readFileSync(path, 'utf8').replace(/<!--[\s\S]*?-->/g, '')
  for (const part of body.split(/^# (?=\d+$)/m).slice(1)) {
    const [number = '', ...lines] = part.split('\n')
    const text = lines
      .filter((line) => !/^\[\^\d+\]:/.test(line))
      .join('\n')
      .replace(/ *\[\^\d+\]/g, '')
      .trim()
      .replace(/\\([\\`*_{}[\]()#+\-.!<>|])/g, '$1')
    verses[Number(number) - 1] = text
  }
  return verses
}

const WIDE: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '(': '（',
  ')': '）',
}
/** The archive writes Chinese punctuation narrow; print does not. */
const widen = (text: string) => text.replace(/[,;:?!()]/g, (mark) => WIDE[mark] ?? mark)

const [folder] = process.argv.slice(2)
insist(folder !== undefined, 'usage: node scripts/build-quran-editions.ts <folder of data-quran>')

const sums = readChecksums()
for (const { id } of editions) {
  const texts = readMarkdown(join(folder, SOURCES[id] ?? '')).map((text) => (id === 'zh' ? widen(text) : text))
  insist(texts.length === VERSES, `${id}: not 6,236 verses`)
  const witness: { verses: { translation: string }[] }[] = require(`quran-json/dist/quran_${id}.json`)
  const plain = witness.flatMap(({ verses }) => verses.map(({ translation }) => translation))
  let revised = 0
  for (const [i, text] of texts.entries()) {
    insist(text.trim() !== '' && !/[\r\n<>]/.test(text), `${id}: verse ${i + 1} is empty or holds markup`)
    if (letters(text) !== letters(plain[i] ?? '')) revised++
  }
  insist(revised === (REVISED[id] ?? 0), `${id}: ${revised} verses have other words than the package has`)
  sums.editions[id] = sha256(texts.join('\n'))
  writePacked(id, texts.join('\n'))
}
writeFileSync(dataFile('checksums.json'), `${JSON.stringify(sums, null, 2)}\n`)
