// Explanations of verses that do not come with the site, because nobody may give them away freely: a commentary, or the
// meaning of each word. An operator who holds the rights puts files into a folder; docs/operations.md shows their format.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isVerse, type VerseRef, verseNumber } from './numbering.ts'
import { getText } from './text.server.ts'

/** More is no file of the Quran's 6,236 verses, but a mistake. */
const MOST_CHARACTERS = 100_000_000
const LONGEST_PASSAGE = 200_000

const about = {
  language: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]+)*$/),
  title: z.string().trim().min(1).max(200),
  author: z.string().trim().min(1).max(200),
  /** Where it was published, and on what terms it stands here. */
  source: z.url({ protocol: /^https?$/ }).optional(),
  terms: z.string().trim().max(300).optional(),
}

const fileSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('commentary'),
    ...about,
    verses: z.record(z.string(), z.string().max(LONGEST_PASSAGE)),
  }),
  z.object({
    kind: z.literal('words'),
    ...about,
    verses: z.record(z.string(), z.array(z.string().max(200)).max(200)),
  }),
])

export type Source = {
  language: string
  direction: 'ltr' | 'rtl'
  title: string
  author: string
  source: string | null
  terms: string | null
}
/** Of one verse. */
export type Explanation = Source &
  (
    | { kind: 'commentary'; passage: string }
    | { kind: 'words'; words: { at: number; arabic: string; meaning: string }[] }
  )

type Known = Source &
  ({ kind: 'commentary'; passages: Map<number, string> } | { kind: 'words'; meanings: Map<number, string[]> })

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'ur', 'fa', 'ps', 'ckb', 'ug', 'sd', 'dv', 'he'])

const KEY = /^(\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/

/** "2:255", or "2:1-5" for verses that are explained together. */
function versesOf(key: string): number[] {
  const [, surah, first, last = first] = KEY.exec(key) ?? []
  const from: VerseRef = { surah: Number(surah), ayah: Number(first) }
  const until: VerseRef = { surah: Number(surah), ayah: Number(last) }
  if (!isVerse(from) || !isVerse(until) || until.ayah < from.ayah) throw new Error(`no verse is called "${key}"`)
  return Array.from({ length: until.ayah - from.ayah + 1 }, (_, i) => verseNumber(from) + i)
}

/** Signs of the recitation stand between words and mean nothing by themselves. */
const isWord = (token: string) => /\p{L}/u.test(token)
const wordsOf = (verse: number) => (getText().verses[verse - 1] ?? '').split(' ').filter(isWord)

/** @throws in words, where a file is not what it should be. */
export function readExplanation(file: unknown): Known {
  const parsed = fileSchema.safeParse(file)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
  }
  const { language, title, author, source = null, terms = null } = parsed.data
  const direction = RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
  const known: Source = { language, direction, title, author, source, terms }
  if (parsed.data.kind === 'commentary') {
    const passages = Object.entries(parsed.data.verses).flatMap(([key, passage]) =>
      versesOf(key).map((verse) => [verse, passage] as const),
    )
    return { ...known, kind: 'commentary', passages: new Map(passages) }
  }
  const meanings = Object.entries(parsed.data.verses).map(([key, words]) => {
    const [verse = 0, ...others] = versesOf(key)
    const expected = wordsOf(verse).length
    if (others.length > 0) throw new Error(`"${key}" names several verses; words belong to one`)
    if (words.length !== expected) throw new Error(`${key} has ${expected} words, not ${words.length}`)
    return [verse, words] as const
  })
  return { ...known, kind: 'words', meanings: new Map(meanings) }
}

let explanations: readonly Known[] = []

/** @throws with the name of the file that cannot be read, and why. */
export function openExplanations(folder: string | null) {
  if (folder === null) return
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  explanations = names.toSorted().map((name) => {
    try {
      const text = readFileSync(join(folder, name), 'utf8')
      if (text.length > MOST_CHARACTERS) throw new Error('it is too large')
      return readExplanation(JSON.parse(text))
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  })
}

function ofVerse(known: Known, verse: number): Explanation[] {
  const { language, direction, title, author, source, terms } = known
  const whose: Source = { language, direction, title, author, source, terms }
  if (known.kind === 'commentary') {
    const passage = known.passages.get(verse)
    return passage ? [{ ...whose, kind: 'commentary', passage }] : []
  }
  const meanings = known.meanings.get(verse)
  if (!meanings) return []
  const words = wordsOf(verse).map((arabic, at) => ({ at, arabic, meaning: meanings[at] ?? '' }))
  return [{ ...whose, kind: 'words', words }]
}

/** What is there for a verse: in the reader's language first, words before commentaries. */
export function explanationsOf(verse: number, language: string): Explanation[] {
  const rank = (one: Explanation) => (one.language.startsWith(language) ? 0 : 2) + (one.kind === 'words' ? 0 : 1)
  return explanations.flatMap((known) => ofVerse(known, verse)).toSorted((a, b) => rank(a) - rank(b))
}
