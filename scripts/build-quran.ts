/**
 * Builds app/core/quran/data from quran-json (text and translations) and quran-meta (juz, pages, rukus, sajdas).
 * Run by hand after updating either package: `node scripts/build-quran.ts`. The result is committed.
 *
 * The Arabic file holds the source's own text, letter for letter. app/core/quran/encoding.ts is applied when it is read;
 * checksums.json holds the sums of both forms, so neither can change unnoticed.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { HizbQuarterList, JuzList, PageList, RukuList, SajdaList, SurahList } from 'quran-meta/hafs'
import { surahNamesEn, surahNamesFr, surahNamesTr } from 'quran-meta/i18n'
import { editions, TRANSLITERATION } from '#app/core/quran/editions.ts'
import { fromUnicode, toUnicode } from '#app/core/quran/encoding.ts'

const OUTPUT = fileURLToPath(new URL('../app/core/quran/data/', import.meta.url))
const SURAHS = 114
const VERSES = 6236

type SourceVerse = { id: number; text: string; translation?: string; transliteration?: string }
type SourceSurah = {
  id: number
  transliteration: string
  translation?: string
  type: 'meccan' | 'medinan'
  total_verses: number
  verses: SourceVerse[]
}

const require = createRequire(import.meta.url)
const readSource = (name: string): SourceSurah[] =>
  JSON.parse(readFileSync(require.resolve(`quran-json/dist/${name}.json`), 'utf8'))
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

function insist(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}

/** One verse per line; a surah is a run of lines. */
function lines(source: SourceSurah[], pick: (verse: SourceVerse) => string | undefined): string[] {
  return source.flatMap(({ id, verses }) =>
    verses.map((verse) => {
      const text = pick(verse)
      insist(typeof text === 'string' && text.trim() !== '', `${id}:${verse.id} is empty`)
      insist(!/[\r\n<>]/.test(text), `${id}:${verse.id} holds a line break or markup`)
      return text
    }),
  )
}

function write(name: string, content: string | Uint8Array) {
  writeFileSync(join(OUTPUT, name), content)
}

function writePacked(name: string, text: string) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const packed = brotliCompressSync(text, { params })
  write(`${name}.txt.br`, packed)
  console.log(`${name}: ${(packed.length / 1000).toFixed(0)} kB`)
}

mkdirSync(OUTPUT, { recursive: true })

const source = readSource('quran')
insist(source.length === SURAHS, 'not 114 surahs')
const original = lines(source, ({ text }) => text)
insist(original.length === VERSES, 'not 6,236 verses')
const shown = original.map(toUnicode)
for (const [i, text] of shown.entries())
  insist(fromUnicode(text) === original[i]?.replaceAll('\u2009', ' '), `verse ${i + 1} does not come back`)
writePacked('arabic', original.join('\n'))

const sums: Record<string, string> = {}
for (const id of [...editions.map((edition) => edition.id), TRANSLITERATION]) {
  const translated = readSource(`quran_${id}`)
  insist(lines(translated, ({ text }) => text).join('\n') === original.join('\n'), `${id}: another Arabic text`)
  const texts = lines(translated, ({ translation, transliteration }) => translation ?? transliteration)
  insist(texts.length === VERSES, `${id}: not 6,236 verses`)
  sums[id] = sha256(texts.join('\n'))
  writePacked(id, texts.join('\n'))
}

// The lists of quran-meta begin with a place holder and end with the verse after the last.
const starts = (list: readonly number[]) => list.slice(1, -1)

const bySurah: string[][] = []
for (const { total_verses } of source) {
  const before = bySurah.flat().length
  bySurah.push(shown.slice(before, before + total_verses))
}
write(
  'checksums.json',
  `${JSON.stringify(
    {
      source: `quran-json ${require('quran-json/package.json').version}`,
      surahs: SURAHS,
      verses: VERSES,
      original: sha256(original.join('\n')),
      shown: sha256(shown.join('\n')),
      bySurah: bySurah.map((verses) => sha256(verses.join('\n'))),
      editions: sums,
    },
    null,
    2,
  )}\n`,
)

const urdu = readSource('quran_ur')
const indonesian = readSource('quran_id')
write(
  'surahs.json',
  `${JSON.stringify(
    source.map(({ id, transliteration, type, total_verses }, i) => {
      const [start, size, , rukus, vocalised, isMeccan] = SurahList[id] ?? []
      insist(start === bySurah.slice(0, i).flat().length + 1 && size === total_verses, `surah ${id} differs`)
      insist(isMeccan === (type === 'meccan'), `surah ${id}: the packages disagree on where it was revealed`)
      const name = (list: readonly (readonly string[])[], part: number) => list[id]?.[part]?.trim() ?? ''
      return {
        number: id,
        type,
        rukus,
        arabic: vocalised,
        latin: transliteration,
        names: { fr: name(surahNamesFr, 0), tr: name(surahNamesTr, 0) },
        meanings: {
          en: name(surahNamesEn, 1),
          ur: urdu[i]?.translation?.trim() ?? '',
          fr: name(surahNamesFr, 1),
          tr: name(surahNamesTr, 1),
          id: indonesian[i]?.translation?.trim() ?? '',
        },
      }
    }),
    null,
    2,
  )}\n`,
)

const list = (name: string, about: string, numbers: readonly number[]) =>
  `/** ${about} */\nexport const ${name}: readonly number[] = [${numbers.join(', ')}]\n`
write(
  'surah-sizes.ts',
  `// Written by scripts/build-quran.ts.\n\n${list(
    'SURAH_SIZES',
    'Verses of each surah.',
    source.map(({ total_verses }) => total_verses),
  )}`,
)
write(
  'page-starts.ts',
  `// Written by scripts/build-quran.ts.\n\n${list(
    'PAGE_STARTS',
    'First verse of each page of the Madinah print, verses counted from 1 to 6236.',
    starts(PageList),
  )}`,
)
write(
  'part-starts.ts',
  `// Written by scripts/build-quran.ts. Verses are counted from 1 to 6236.\n\n${[
    list('JUZ_STARTS', 'First verse of each juz.', starts(JuzList)),
    list('QUARTER_STARTS', 'First verse of each quarter of a hizb.', starts(HizbQuarterList)),
    list('RUKU_STARTS', 'First verse of each ruku.', starts(RukuList)),
    list('SAJDAS', 'Verses of prostration.', SajdaList.map(Number)),
  ].join('\n')}`,
)
