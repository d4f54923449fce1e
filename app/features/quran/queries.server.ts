// Puts passages together from the checked text. Nothing here asks the database: the text comes with the site.

import { data } from 'react-router'
import { JUZ_STARTS } from '#app/core/quran/data/part-starts.ts'
import { type Edition, editions, findEdition, TRANSLITERATION } from '#app/core/quran/editions.ts'
import { explanationsOf } from '#app/core/quran/explanations.server.ts'
import { findAddress } from '#app/core/quran/find-address.server.ts'
import {
  isVerseNumber,
  JUZ_COUNT,
  opensWithBasmala,
  PAGE_COUNT,
  readNumber,
  SURAH_COUNT,
  surahSize,
  verseNumber,
  versePath,
  verseRef,
} from '#app/core/quran/numbering.ts'
import { arabicFor } from '#app/core/quran/one-word.ts'
import { juzOf, juzRange, marksAt, pageOf, pageRange } from '#app/core/quran/parts.ts'
import { type ReaderSettings, settingsFromCookie, shownEditions } from '#app/core/quran/reader-settings.ts'
import {
  isArabic,
  LONGEST_QUERY,
  markArabic,
  markEdition,
  type Piece,
  searchArabic,
  searchEdition,
} from '#app/core/quran/search.server.ts'
import { searchSound } from '#app/core/quran/sound.server.ts'
import { getEdition, getText, surahName, surahNames } from '#app/core/quran/text.server.ts'
import { TextMismatch } from '#app/core/quran/text-file.server.ts'
import { writeVerse } from '#app/core/quran/write-verse.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type {
  ListedSurah,
  PackedSection,
  PassageKind,
  PassageLink,
  ReaderData,
  SurahHeading,
  TextCheck,
  Verse,
} from './passage.ts'

export type Reading = { services: Pick<Services, 'config' | 'log'>; locale: Locale; cookie: string | null }

/** A text that fails its check is not shown: the reader is told so, and the operator finds it in the log. */
export function withCheckedText<T>({ services }: Pick<Reading, 'services'>, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof TextMismatch)) throw error
    services.log('quran text refused', { error: error.message })
    throw data(null, { status: 503, headers: { 'Retry-After': '3600', 'Cache-Control': 'no-store' } })
  }
}

/** Verses shown after the one an address names, so that it stands in its context. */
const CONTEXT = 3

export const describeCheck = (): TextCheck => {
  const { surahs, verses, shown, source } = getText().checksums
  return { surahs, verses, sum: shown, source }
}

export function readerSettings({ services, locale, cookie }: Reading) {
  const settings = settingsFromCookie(cookie)
  const { editions: offered } = services.config.quran
  const shown = shownEditions(settings, locale, offered)
  const hasTransliteration = offered.includes(TRANSLITERATION)
  return {
    settings: { ...settings, transliteration: settings.transliteration && hasTransliteration },
    editions: shown.flatMap((id) => findEdition(id) ?? []),
    offered: editions.filter(({ id }) => offered.includes(id)),
    hasTransliteration,
  }
}

/** Page and juz are those of the verse it stands above: on the page of one verse, where that verse is. */
function heading(locale: Locale, surah: number, verse: number): SurahHeading {
  const { number, name, meaning, heading: arabic, size, type } = surahName(locale, surah)
  return { number, name, meaning, arabic, size, isMeccan: type === 'meccan', page: pageOf(verse), juz: juzOf(verse) }
}

const lines = (texts: readonly string[], first: number, last: number) => texts.slice(first - 1, last).join('\n')

function sections(
  locale: Locale,
  { first, last }: { first: number; last: number },
  shown: readonly string[],
  { transliteration }: ReaderSettings,
): PackedSection[] {
  const found: PackedSection[] = []
  for (let number = first; number <= last; ) {
    const { surah, ayah } = verseRef(number)
    const end = Math.min(last, number + surahSize(surah) - ayah)
    const verses = Array.from({ length: end - number + 1 }, (_, i) => number + i)
    found.push({
      surah: heading(locale, surah, number),
      isStart: ayah === 1,
      hasBasmala: ayah === 1 && opensWithBasmala(surah),
      number,
      ayah,
      texts: lines(getText().verses, number, end),
      transliterations: transliteration ? lines(getEdition(TRANSLITERATION), number, end) : null,
      translations: shown.map((id) => lines(getEdition(id), number, end)),
      marks: verses.flatMap((verse, i): [number, ReturnType<typeof marksAt>][] => {
        const marks = marksAt(verse)
        return Object.keys(marks).length > 0 ? [[i, marks]] : []
      }),
    })
    number = end + 1
  }
  return found
}

type Target = { kind: PassageKind; number: number; first: number; last: number; target: number | null }

/** The passage an address names; null when there is none. */
export function findPassage(kind: PassageKind, number: string | undefined, ayah?: string): Target | null {
  if (kind === 'juz' || kind === 'page') {
    const n = readNumber(number, kind === 'juz' ? JUZ_COUNT : PAGE_COUNT)
    return n === null ? null : { kind, number: n, ...(kind === 'juz' ? juzRange(n) : pageRange(n)), target: null }
  }
  const surah = readNumber(number, SURAH_COUNT)
  if (!surah) return null
  const start = verseNumber({ surah, ayah: 1 })
  const end = start + surahSize(surah) - 1
  if (kind === 'surah') return { kind, number: surah, first: start, last: end, target: null }
  const verse = readNumber(ayah, surahSize(surah))
  if (!verse) return null
  const target = start + verse - 1
  return {
    kind,
    number: surah,
    first: target,
    last: Math.min(end, target + CONTEXT),
    target,
  }
}

export const listSurahs = (locale: Locale): ListedSurah[] =>
  surahNames(locale).map(({ number, name, arabic }) => ({ number, name, arabic }))

const verseLabel = (locale: Locale, number: number) => {
  const ref = verseRef(number)
  return `${surahName(locale, ref.surah).name} ${writeVerse(locale, ref)}`
}

function neighbours(locale: Locale, { kind, number, target }: Target): Record<'previous' | 'next', PassageLink | null> {
  const link = (by: -1 | 1): PassageLink | null => {
    if (kind === 'verse' && target !== null) {
      const other = target + by
      return isVerseNumber(other) ? { path: versePath(verseRef(other)), kind, label: verseLabel(locale, other) } : null
    }
    const other = number + by
    const most = kind === 'surah' ? SURAH_COUNT : kind === 'juz' ? JUZ_COUNT : PAGE_COUNT
    if (other < 1 || other > most) return null
    if (kind === 'surah') return { path: `/quran/${other}`, kind, label: surahName(locale, other).name }
    return { path: `/quran/${kind}/${other}`, kind, label: String(other) }
  }
  return { previous: link(-1), next: link(1) }
}

function partList(locale: Locale, { kind, first }: Target): ReaderData['list'] {
  if (kind === 'juz')
    return { parts: JUZ_STARTS.map((verse, i) => ({ number: i + 1, begins: verseLabel(locale, verse) })) }
  if (kind === 'page') {
    const { first: from, last: to } = juzRange(juzOf(first))
    const pages = Array.from({ length: pageOf(to) - pageOf(from) + 1 }, (_, i) => pageOf(from) + i)
    return { parts: pages.map((page) => ({ number: page, begins: verseLabel(locale, pageRange(page).first) })) }
  }
  return { surahs: listSurahs(locale) }
}

export function loadPassage(reading: Reading, target: Target): ReaderData {
  return withCheckedText(reading, () => {
    const { locale } = reading
    const reader = readerSettings(reading)
    const at = target.target ?? target.first
    return {
      ...reader,
      kind: target.kind,
      number: target.number,
      target: target.target,
      sections: sections(
        locale,
        target,
        reader.editions.map(({ id }) => id),
        reader.settings,
      ),
      basmala: getText().verses[0] ?? '',
      places: { surah: verseRef(at).surah, juz: juzOf(at), page: pageOf(at) },
      list: partList(locale, target),
      ...neighbours(locale, target),
      explanations: target.target === null ? [] : explanationsOf(target.target, locale),
      check: describeCheck(),
    }
  })
}

/** Where someone may have wanted to go who named a verse, juz or page that is not there. */
export function nearestPath(kind: PassageKind, number: string | undefined): { path: string; surah: number } | null {
  const surah = kind === 'verse' ? readNumber(number, SURAH_COUNT) : null
  return surah === null ? null : { path: `/quran/${surah}`, surah }
}

export type IndexData = {
  surahs: {
    number: number
    name: string
    meaning: string
    arabic: string
    size: number
    isMeccan: boolean
    page: number
  }[]
  juz: { number: number; first: number; begins: string }[]
  check: TextCheck
}

export function loadIndex(reading: Reading): IndexData {
  return withCheckedText(reading, () => ({
    surahs: surahNames(reading.locale).map(({ number, name, meaning, arabic, size, type }) => ({
      number,
      name,
      meaning,
      arabic,
      size,
      isMeccan: type === 'meccan',
      page: pageOf(verseNumber({ surah: number, ayah: 1 })),
    })),
    juz: JUZ_STARTS.map((first, i) => ({ number: i + 1, first, begins: verseLabel(reading.locale, first) })),
    check: describeCheck(),
  }))
}

const PAGE_SIZE = 20

export type SearchData = {
  query: string
  /** What was looked through: Arabic, or the edition with this id. */
  edition: string | null
  /** Whose words were looked through; null where it was the Arabic text or its sound. */
  translator: string | null
  isBySound: boolean
  /** The Arabic word that was looked for, because the query is another language's word for it. */
  meant: string | null
  /** The surah that bears this word as its name. */
  surah: { path: string; heading: string; name: string; meaning: string } | null
  offered: { id: string; languageName: string; translator: string }[]
  count: number
  page: number
  pageCount: number
  results: { number: number; surah: number; ayah: number; name: string; arabic: Piece[]; translation: Piece[] | null }[]
}

/** Words in a translation, else in Arabic; what neither has may be Arabic in Latin letters. */
function findVerses({ words, chosen, offered }: { words: string; chosen: Edition | null; offered: readonly string[] }) {
  // Urdu is written in Arabic letters too: whoever names it means the translation.
  const inArabic = words !== '' && isArabic(words) && chosen?.language !== 'ur'
  const found = words === '' ? [] : inArabic ? searchArabic(words) : chosen ? searchEdition(chosen.id, words) : []
  if (found.length > 0 || words === '') return { found, inArabic, isBySound: false, meant: null }
  // Arabic words that the translation does not have, and sounds.
  const meant = arabicFor(words)
  const asMeant = meant === null ? [] : searchArabic(meant)
  if (asMeant.length > 0) return { found: asMeant, inArabic: true, isBySound: false, meant }
  if (isArabic(words)) return { found: searchArabic(words), inArabic: true, isBySound: false, meant: null }
  const heard = offered.includes(TRANSLITERATION) ? searchSound(words) : []
  return { found: heard, inArabic: false, isBySound: heard.length > 0, meant: null }
}

/** The surah of a path, for whoever meant it rather than a word. */
function surahAt(locale: Locale, path: string): SearchData['surah'] {
  const { heading, name, meaning } = surahName(locale, Number(path.split('/')[2]))
  return { path, heading, name, meaning }
}

/** A path where the query names a place and nothing else, else the verses that have its words. */
export function search(
  reading: Reading,
  { q, edition: asked, page: askedPage }: { q: string; edition: string | null; page: number },
): { address: string } | SearchData {
  const query = q.trim().slice(0, LONGEST_QUERY)
  const address = query ? findAddress(query) : null
  if (address && !address.isAlsoWord) return { address: address.path }
  return withCheckedText(reading, () => {
    const { editions: shown, offered } = readerSettings(reading)
    const chosen = offered.find(({ id }) => id === asked) ?? shown[0] ?? offered.find(({ id }) => id === 'en') ?? null
    const words = query.replace(/["“”«»]/g, ' ').trim()
    const { found, inArabic, isBySound, meant } = findVerses({
      words,
      chosen,
      offered: reading.services.config.quran.editions,
    })
    // A name that the translation spells as a word of its own is a choice; one that only sounds alike is not.
    if (address && (found.length === 0 || isBySound)) return { address: address.path }
    const edition = inArabic ? shown[0] : chosen
    const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
    const page = Math.min(Math.max(1, askedPage), pageCount)
    const results = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ verse: number }) => {
      const ref = verseRef(number)
      const text = getText().verses[number - 1] ?? ''
      const translation = edition ? (getEdition(edition.id)[number - 1] ?? '') : null
      return {
        number,
        ...ref,
        name: surahName(reading.locale, ref.surah).name,
        arabic: inArabic ? markArabic(text, meant ?? words) : [{ text, hit: false }],
        translation:
          translation === null
            ? null
            : inArabic || isBySound
              ? [{ text: translation, hit: false }]
              : markEdition(translation, words),
      }
    })
    return {
      query,
      edition: edition?.id ?? null,
      translator: inArabic || isBySound ? null : (chosen?.translator ?? null),
      isBySound,
      meant,
      surah: address && surahAt(reading.locale, address.path),
      offered: offered.map(({ id, languageName, translator }) => ({ id, languageName, translator })),
      count: found.length,
      page,
      pageCount,
      results,
    }
  })
}

export type ShortVerse = Pick<Verse, 'number' | 'surah' | 'ayah' | 'text' | 'translations'> & { name: string }

const MOST_SHORT_VERSES = 300

/** Verses by number, for lists of bookmarks. */
export function loadVerses(reading: Reading, numbers: readonly number[]): ShortVerse[] {
  return withCheckedText(reading, () => {
    const [edition] = readerSettings(reading).editions
    return numbers
      .filter(isVerseNumber)
      .slice(0, MOST_SHORT_VERSES)
      .map((number) => {
        const ref = verseRef(number)
        return {
          number,
          ...ref,
          text: getText().verses[number - 1] ?? '',
          translations: edition ? [getEdition(edition.id)[number - 1] ?? ''] : [],
          name: surahName(reading.locale, ref.surah).name,
        }
      })
  })
}
