/**
 * Finds verses by words, in Arabic or in a translation. 6,236 short texts: a pass over their folded forms takes a few
 * milliseconds, so there is no index to keep.
 */
import { fold } from '#app/core/places/fold.ts'
import { foldMushaf, foldTyped } from './fold-arabic.ts'
import { getEdition, getText } from './text.server.ts'

/** One text of a verse in pieces; `hit` where it is what was looked for. */
export type Piece = { text: string; hit: boolean }
export type Found = { verse: number; rank: number }

export const LONGEST_QUERY = 120
const MOST_WORDS = 12

type Folded = {
  /** Words with a space before each and one at the end, so that ` word` is a beginning and ` word ` a whole word. */
  written: string
  /** The same with the small vowels of the mushaf as letters. Equal to `written` in translations. */
  spelled: string
  /** Both without spaces: `يا أيها` is one word in the mushaf, and others are joined or parted too. */
  joined?: string
}

let arabic: Folded[] | null = null
const translations = new Map<string, Folded[]>()

/** Where two words meet, a doubled vowel letter counts once, as it does inside a word. */
const join = (words: readonly string[]) => words.join('').replace(/([اوي])\1+/g, '$1')

const padded = (words: readonly string[]) => ` ${words.filter(Boolean).join(' ')} `

function foldedArabic(): Folded[] {
  if (arabic) return arabic
  // All verses in one piece: a few passes over one long text take a tenth of the time of many over short ones.
  const { written, spelled } = foldMushaf(getText().verses.join('\n'))
  const spelledLines = spelled.split('\n')
  arabic = written.split('\n').map((line, i) => {
    const words = line.split(' ')
    const spelledWords = spelledLines[i]?.split(' ') ?? []
    return { written: padded(words), spelled: padded(spelledWords), joined: `${join(words)} ${join(spelledWords)}` }
  })
  return arabic
}

function foldedEdition(id: string): Folded[] {
  const known = translations.get(id)
  if (known) return known
  const folded = getEdition(id).map((text) => {
    const words = ` ${fold(text)} `
    return { written: words, spelled: words }
  })
  translations.set(id, folded)
  return folded
}

const ARABIC_LETTER = /\p{Script=Arabic}/u
export const isArabic = (query: string): boolean => ARABIC_LETTER.test(query)

const RANK = { phrase: 0, words: 1, beginnings: 2, inside: 3 } as const

/** Particles and the article are written onto the word they belong to: ورحمة is and-mercy, بالرحمة with-the-mercy. */
const CLITICS = '(?:[وف]|[اي](?=ال))?(?:س(?=[اتين])|[بكل])?(?:ال|(?<=ل)ل)?'

type Wanted = { word: string; whole: RegExp | null }

const wantedArabic = (word: string): Wanted => ({ word, whole: new RegExp(` ${CLITICS}${word} `) })
const wantedPlain = (word: string): Wanted => ({ word, whole: null })

/** How well a verse answers, best first; null when a word is missing. */
function rank({ written, spelled }: Folded, words: readonly Wanted[], phrase: string): number | null {
  if (written.includes(phrase) || spelled.includes(phrase)) return RANK.phrase
  let worst: number = RANK.words
  for (const { word, whole } of words) {
    const alone = ` ${word} `
    if (written.includes(alone) || spelled.includes(alone)) continue
    if (whole && (whole.test(written) || whole.test(spelled))) continue
    const beginning = ` ${word}`
    if (written.includes(beginning) || spelled.includes(beginning)) worst = Math.max(worst, RANK.beginnings)
    else if (written.includes(word) || spelled.includes(word)) worst = RANK.inside
    else return null
  }
  return worst
}

function scan(texts: readonly Folded[], words: readonly string[], want: (word: string) => Wanted): Found[] {
  if (words.length === 0) return []
  const wanted = words.map(want)
  const phrase = padded(words)
  const joined = words.length > 1 ? join(words) : null
  const found: Found[] = []
  for (const [i, text] of texts.entries()) {
    const best = joined !== null && text.joined?.includes(joined) ? RANK.phrase : rank(text, wanted, phrase)
    if (best !== null) found.push({ verse: i + 1, rank: best })
  }
  return found.sort((a, b) => a.rank - b.rank || a.verse - b.verse)
}

export const searchArabic = (query: string): Found[] =>
  scan(foldedArabic(), foldTyped(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS), wantedArabic)

const editionWords = (query: string) =>
  fold(query.slice(0, LONGEST_QUERY)).split(' ').filter(Boolean).slice(0, MOST_WORDS)

export const searchEdition = (id: string, query: string): Found[] =>
  scan(foldedEdition(id), editionWords(query), wantedPlain)

/** Runs of words that are, or are not, what was looked for. */
function mark(text: string, isHit: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  for (const word of text.split(' ')) {
    const hit = isHit(word)
    const last = pieces.at(-1)
    if (last && last.hit === hit) last.text += ` ${word}`
    else pieces.push({ text: last ? ` ${word}` : word, hit })
  }
  // The space between a hit and what follows belongs to neither; it stays with the plain piece.
  for (const [i, piece] of pieces.entries()) {
    const before = pieces[i - 1]
    if (piece.hit && before && piece.text.startsWith(' ')) {
      before.text += ' '
      piece.text = piece.text.slice(1)
    }
  }
  return pieces
}

export function markArabic(text: string, query: string): Piece[] {
  const words = foldTyped(query)
  return mark(text, (word) => {
    const { written, spelled } = foldMushaf(word)
    // One letter is in nearly every word: only longer ones are sought inside others.
    return words.some((wanted) =>
      wanted.length < 3
        ? written === wanted || spelled === wanted
        : written.includes(wanted) || spelled.includes(wanted),
    )
  })
}

export function markEdition(text: string, query: string): Piece[] {
  const words = editionWords(query)
  return mark(text, (word) => {
    const folded = ` ${fold(word)} `
    return words.some((wanted) => folded.includes(wanted.length < 3 ? ` ${wanted} ` : ` ${wanted}`))
  })
}
