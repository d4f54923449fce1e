/**
 * Finds verses by words, in Arabic or in a translation. 6,236 short texts: a pass over their folded forms takes a few
 * milliseconds, so there is no index to keep.
 */
import { fold } from '#app/core/places/fold.ts'
import { foldKeepingHamza, foldMushaf, foldTyped } from './fold-arabic.ts'
import { formsOf, wantedForms } from './forms-arabic.ts'
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
  /** In Arabic: the words of both. */
  tokens?: readonly string[]
  /** In translations: without what the translator put in brackets. */
  own?: string
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
    const tokens = [...new Set([...words, ...spelledWords])].filter(Boolean)
    return {
      written: padded(words),
      spelled: padded(spelledWords),
      tokens,
      joined: `${join(words)} ${join(spelledWords)}`,
    }
  })
  return arabic
}

/** What is no word of the Arabic text, but the translator's. */
const BRACKETS = /\[[^\]]*\]|\([^)]*\)/g

function foldedEdition(id: string): Folded[] {
  const known = translations.get(id)
  if (known) return known
  const folded = getEdition(id).map((text) => {
    const words = ` ${fold(text)} `
    const own = ` ${fold(text.replace(BRACKETS, ' '))} `
    return { written: words, spelled: words, ...(own !== words && { own }) }
  })
  translations.set(id, folded)
  return folded
}

const ARABIC_LETTER = /\p{Script=Arabic}/u
export const isArabic = (query: string): boolean => ARABIC_LETTER.test(query)

const RANK = { phrase: 0, words: 1, forms: 2, beginnings: 3, inside: 4, added: 5 } as const

type Wanted = {
  word: string
  /** Words of the text that are this one with particles before it. */
  whole: ReadonlySet<string> | null
  /** Words of the text that are forms of it. */
  forms: ReadonlySet<string> | null
}

/** The words of the text by what they are without particles, and by what they may be a form of. */
let known: { bare: ReadonlyMap<string, readonly string[]>; forms: ReadonlyMap<string, readonly string[]> } | null = null

function knownWords() {
  if (known) return known
  const words = new Set(foldedArabic().flatMap(({ tokens = [] }) => tokens))
  const { bare, keys } = formsOf(words)
  const [byBare, byForm] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const put = (map: Map<string, string[]>, key: string, word: string) => {
    const had = map.get(key)
    if (had) had.push(word)
    else map.set(key, [word])
  }
  for (const word of words) {
    for (const key of bare(word)) put(byBare, key, word)
    for (const key of keys(word)) put(byForm, key, word)
  }
  known = { bare: byBare, forms: byForm }
  return known
}

function wantedArabic(word: string): Wanted {
  const { bare, forms } = knownWords()
  return {
    word,
    whole: new Set(bare.get(word)),
    forms: new Set(wantedForms(word).flatMap((form) => forms.get(form) ?? [])),
  }
}

const wantedPlain = (word: string): Wanted => ({ word, whole: null, forms: null })

const hasAny = ({ tokens = [] }: Folded, words: ReadonlySet<string> | null): boolean =>
  words !== null && words.size > 0 && tokens.some((word) => words.has(word))

/** How well a text answers, best first; null when a word is missing. */
function rankIn(text: Folded, words: readonly Wanted[], phrase: string): number | null {
  const { written, spelled } = text
  if (written.includes(phrase) || spelled.includes(phrase)) return RANK.phrase
  let worst: number = RANK.words
  for (const { word, whole, forms: inForms } of words) {
    const alone = ` ${word} `
    if (written.includes(alone) || spelled.includes(alone)) continue
    if (hasAny(text, whole)) continue
    const beginning = ` ${word}`
    if (hasAny(text, inForms)) worst = Math.max(worst, RANK.forms)
    else if (written.includes(beginning) || spelled.includes(beginning)) worst = Math.max(worst, RANK.beginnings)
    else if (written.includes(word) || spelled.includes(word)) worst = RANK.inside
    else return null
  }
  return worst
}

/** What only the translator's brackets say comes last. */
function rank(text: Folded, words: readonly Wanted[], phrase: string): number | null {
  if (text.own === undefined) return rankIn(text, words, phrase)
  const own = rankIn({ written: text.own, spelled: text.own }, words, phrase)
  return own ?? (rankIn(text, words, phrase) === null ? null : RANK.added)
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

/** A short word that ends in a hamza is another word without it: ماء, شيء, سوء. */
const SHORT_WITH_HAMZA = /(?:^|[^\p{L}\p{M}])(\p{L}{2}ء)(?=$|[^\p{L}\p{M}])/u

export function searchArabic(query: string): Found[] {
  const typed = query.slice(0, LONGEST_QUERY)
  const found = scan(foldedArabic(), foldTyped(typed).slice(0, MOST_WORDS), wantedArabic)
  const [, ending] = SHORT_WITH_HAMZA.exec(foldKeepingHamza(typed)) ?? []
  if (!ending) return found
  const whole = new RegExp(`(?:^|\\s)[وفبكل]{0,2}(?:ال|ل)?${ending}(?:ا|ه|ها|هم|كم|ك|نا|ي)?(?:$|\\s)`, 'u')
  const { verses } = getText()
  return found.filter(({ verse }) => whole.test(foldKeepingHamza(verses[verse - 1] ?? '')))
}

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
  const wanted = words.map(wantedArabic)
  return mark(text, (word) => {
    const { written, spelled } = foldMushaf(word)
    if (wanted.some(({ forms: found }) => found?.has(written) || found?.has(spelled))) return true
    // One letter is in nearly every word: only longer ones are sought inside others.
    return words.some((one) =>
      one.length < 3 ? written === one || spelled === one : written.includes(one) || spelled.includes(one),
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
