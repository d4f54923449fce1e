/**
 * Builds app/core/quran/data from quran-json (text, transliteration) and quran-meta (juz, pages, rukus, sajdas).
 * Run by hand after updating either package: `node scripts/build-quran.ts`. The result is committed.
 *
 * The Arabic file holds the source's own text, letter for letter. app/core/quran/encoding.ts is applied when it is read;
 * checksums.json holds the sums of both forms, so neither can change unnoticed.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { HizbQuarterList, JuzList, PageList, RukuList, SajdaList, SurahList } from 'quran-meta/hafs'
import { surahNamesFr, surahNamesTr } from 'quran-meta/i18n'
import { TRANSLITERATION } from '#app/core/quran/editions.ts'
import { fromUnicode, toUnicode } from '#app/core/quran/encoding.ts'
import { readChecksums } from '#app/core/quran/text-file.server.ts'
import {
  ARABIC_NAMES,
  ENGLISH_MEANINGS,
  INDONESIAN_CORRECTIONS,
  LATIN_CORRECTIONS,
  URDU_MEANINGS,
} from './quran/surah-names.ts'
import { insist, sha256, writeData, writePacked } from './quran/write-text.ts'

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

const source = readSource('quran')
insist(source.length === SURAHS, 'not 114 surahs')
const original = lines(source, ({ text }) => text)
insist(original.length === VERSES, 'not 6,236 verses')
const shown = original.map(toUnicode)
for (const [i, text] of shown.entries())
  insist(fromUnicode(text) === original[i]?.replaceAll('\u2009', ' '), `verse ${i + 1} does not come back`)
writePacked('arabic', original.join('\n'))

const transliterated = readSource(`quran_${TRANSLITERATION}`)
insist(lines(transliterated, ({ text }) => text).join('\n') === original.join('\n'), 'another Arabic text')
const latin = lines(transliterated, ({ transliteration }) => transliteration).join('\n')
writePacked(TRANSLITERATION, latin)
// The translations are built by scripts/build-quran-editions.ts.
const sums = { ...readChecksums().editions, [TRANSLITERATION]: sha256(latin) }

// The lists of quran-meta begin with a place holder and end with the verse after the last.
const starts = (list: readonly number[]) => list.slice(1, -1)

/** The print has the sign ۞ where a quarter begins inside a surah: where the list is a verse late, the text is right. */
const signs = new Set(shown.flatMap((text, i) => (text.startsWith('\u06de') ? [i + 1] : [])))
const quarters = starts(HizbQuarterList).map((verse) => (signs.has(verse - 1) && !signs.has(verse) ? verse - 1 : verse))
for (const sign of signs) insist(quarters.includes(sign), `no quarter begins at the sign in verse ${sign}`)

const bySurah: string[][] = []
for (const { total_verses } of source) {
  const before = bySurah.flat().length
  bySurah.push(shown.slice(before, before + total_verses))
}
writeData(
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

const indonesian = readSource('quran_id')
/** Without marks; the package writes the last letter of الشورى as a yeh. */
const nameLetters = (name: string) =>
  name
    .replace(/[\u064b-\u0655\u0670\u06e1]/g, '')
    .replaceAll('ٱ', 'ا')
    .replace(/ي$/, 'ى')
writeData(
  'surahs.json',
  `${JSON.stringify(
    source.map(({ id, transliteration, type, total_verses }, i) => {
      const [start, size, , rukus, known = '', isMeccan] = SurahList[id] ?? []
      const arabic = ARABIC_NAMES[i] ?? ''
      insist(nameLetters(arabic) === nameLetters(known), `surah ${id} has another name: ${known}`)
      insist(start === bySurah.slice(0, i).flat().length + 1 && size === total_verses, `surah ${id} differs`)
      insist(isMeccan === (type === 'meccan'), `surah ${id}: the packages disagree on where it was revealed`)
      const name = (list: readonly (readonly string[])[], part: number) => list[id]?.[part]?.trim() ?? ''
      return {
        number: id,
        type,
        rukus,
        arabic,
        latin: LATIN_CORRECTIONS[id] ?? transliteration,
        names: { fr: name(surahNamesFr, 0), tr: name(surahNamesTr, 0) },
        meanings: {
          en: ENGLISH_MEANINGS[i] ?? '',
          ur: URDU_MEANINGS[i] ?? '',
          fr: name(surahNamesFr, 1),
          tr: name(surahNamesTr, 1),
          id: INDONESIAN_CORRECTIONS[id] ?? indonesian[i]?.translation?.trim() ?? '',
        },
      }
    }),
    null,
    2,
  )}\n`,
)

const list = (name: string, about: string, numbers: readonly number[]) =>
  `/** ${about} */\nexport const ${name}: readonly number[] = [${numbers.join(', ')}]\n`
writeData(
  'surah-sizes.ts',
  `// Written by scripts/build-quran.ts.\n\n${list(
    'SURAH_SIZES',
    'Verses of each surah.',
    source.map(({ total_verses }) => total_verses),
  )}`,
)
writeData(
  'page-starts.ts',
  `// Written by scripts/build-quran.ts.\n\n${list(
    'PAGE_STARTS',
    'First verse of each page of the Madinah print, verses counted from 1 to 6236.',
    starts(PageList),
  )}`,
)
writeData(
  'part-starts.ts',
  `// Written by scripts/build-quran.ts. Verses are counted from 1 to 6236.\n\n${[
    list('JUZ_STARTS', 'First verse of each juz.', starts(JuzList)),
    list('QUARTER_STARTS', 'First verse of each quarter of a hizb.', quarters),
    list('RUKU_STARTS', 'First verse of each ruku.', starts(RukuList)),
    list('SAJDAS', 'Verses of prostration.', SajdaList.map(Number)),
  ].join('\n')}`,
)
