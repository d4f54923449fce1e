// Walks through a sentence once and says what each stretch of words is: a sense, a city, or just text.
import type { City, Knowledge } from './meaning.ts'
import { knownWords, type Sense, wordsFor } from './senses.ts'
import type { Token } from './tokens.ts'

/** `isSlip`: no word of ours as it was typed, but one letter away from one. */
type Meant = { sense: Sense; isSlip?: boolean }

export type Piece = { from: number; to: number } & (
  | Meant
  | { cities: City[] }
  /** Words nobody knows. `street`: after "near", so perhaps of a town that is named next. */
  | { text: true; isStreet: boolean }
)

const LONGEST_NAME = 4
/** `isSure`: its region stands beside it. */
type Named = { cities: City[]; length: number; isSure?: boolean }

/** "Monas" is no Mona: a town has no plural. */
const isPluralOf = (word: string, form: string) =>
  /[sx]$/u.test(word) && form !== word && /^(?:s|es|x)$/u.test(word.slice(form.length)) && word.startsWith(form)

/** Names as they may stand there: the first word without its article, the last without its case. */
function* namesAt(tokens: readonly Token[], at: number, length: number) {
  const first = tokens[at]
  const last = tokens[at + length - 1]
  if (!first || !last) return
  if (length === 1) {
    yield* first.forms.filter((form) => !isPluralOf(first.word, form))
    return
  }
  const middle = tokens.slice(at + 1, at + length - 1).map(({ word }) => word)
  for (const head of first.forms.slice(0, 3))
    for (const tail of last.forms.slice(0, 3)) yield [head, ...middle, tail].join(' ')
}

function citiesAt(tokens: readonly Token[], at: number, know: Knowledge): Named | null {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length--) {
    for (const name of namesAt(tokens, at, length)) {
      if (name.length < 3) continue
      const cities = know.citiesNamed(name)
      if (cities.length > 0) return narrowed(tokens, { at, length, name, cities }, know)
    }
  }
  return null
}

type Before = { at: number; length: number; name: string; cities: City[] }

/** "Paris, Texas": what follows may be the state or the country. */
function narrowed(tokens: readonly Token[], { at, length, name, cities }: Before, know: Knowledge): Named {
  // "Leeds in Alabama".
  const between = wordsFor('in').find(tokens, at + length)?.length ?? 0
  const from = at + length + between
  for (let more = Math.min(3, tokens.length - from); more > 0; more--) {
    for (const region of namesAt(tokens, from, more)) {
      if (region.length < 2 || !know.isRegion(region) || isSmallWord(tokens, from, more)) continue
      const within = know.citiesNamed(name, region)
      if (within.length > 0) return { cities: within, length: length + between + more, isSure: true }
    }
  }
  return { cities, length }
}

/** "À quelle heure est …": such a word names the east of nothing, unless a comma or "in" stands before it. */
const SHORTEST_SMALL = 3
const isSmallWord = (tokens: readonly Token[], at: number, length: number) =>
  length === 1 &&
  (tokens[at]?.word.length ?? 0) >= SHORTEST_SMALL &&
  !tokens[at]?.isAfterPause &&
  isFillerAt(tokens, at)

const isFillerAt = (tokens: readonly Token[], at: number) => knownWords().find(tokens, at)?.meaning.as === 'filler'

const isWeak = (sense: Sense | undefined) => sense === undefined || sense.as === 'filler'

function cityHere(tokens: readonly Token[], at: number, isAfterIn: boolean, know: Knowledge): Named | null {
  const found = citiesAt(tokens, at, know)
  const [first] = found?.cities ?? []
  if (!found || !first) return null
  const lexical = knownWords().find(tokens, at)
  if (lexical && lexical.length >= found.length) {
    if (!isWeak(lexical.meaning) || !isAfterIn) return null
  }
  // "Listen to music": after words that stand before anything, a small town must be near.
  const isLoose = isAfterIn && !tokens[at]?.isLocative && at > 0 && wordsFor('loose').find(tokens, at - 1) !== null
  const isNamed = (isAfterIn && !isLoose) || tokens[at]?.isLocative || found.isSure
  return isNamed || know.isMeantAlone(first) ? found : null
}

/** "E1 1JQ", "75011", "1012 AB": two words or one. */
function codeHere(tokens: readonly Token[], at: number, isAfterIn: boolean, know: Knowledge): Named | null {
  for (const length of [2, 1]) {
    const words = tokens.slice(at, at + length).map(({ word }) => word)
    // Without a digit in its first half it is no code, and a pause ends it.
    if (words.length < length || !/\d/.test(words[0] ?? '') || (length > 1 && !isRestOfCode(tokens[at + 1]))) continue
    const cities = know.placesOfCode(words.join(' '), isAfterIn || tokens.length === length)
    if (cities.length > 0) return { cities, length }
  }
  return null
}

const isRestOfCode = (token: Token | undefined) =>
  token !== undefined && !token.isAfterPause && /^(?:\d[a-z]{2}|[a-z]{2}|\d{2,4}|[a-z\d]{4})$/.test(token.word)

const GUESSED: ReadonlySet<Sense['as']> = new Set(['category', 'kind', 'prayer', 'fact'])

type Guess = { sense: Sense; isSlip: true } | { cities: City[] }

function likelyMeant(token: Token, isAfterIn: boolean, know: Knowledge): Guess | null {
  const [word = '', ...others] = token.forms
  if (/\d/.test(word)) return null
  for (const form of isAfterIn ? token.forms : []) {
    const city = know.cityLike(form)
    if (city) return { cities: [city] }
  }
  // A slip in a small word changes nothing, and a guess at one would.
  for (const form of [word, ...others.slice(0, 1)]) {
    const sense = knownWords().findLike(form)
    if (sense && GUESSED.has(sense.as)) return { sense, isSlip: true }
  }
  const city = isAfterIn ? null : know.cityLike(word)
  return city ? { cities: [city] } : null
}

/** "Lahore kebab" and "Adana kebap" are dishes to whoever is far from there: the city is a word of their name. */
const withoutStyles = (pieces: readonly Piece[], tokens: readonly Token[], know: Knowledge): Piece[] =>
  pieces.map((piece, at) => {
    const next = pieces[at + 1]
    const [city] = 'cities' in piece ? piece.cities : []
    const isBeforeDish = next !== undefined && 'sense' in next && next.sense.as === 'category' && next.sense.isDish
    const before = piece.from > 0 ? wordsFor('in').find(tokens, piece.from - 1) : null
    const isPlace = before !== null || tokens[piece.from]?.isLocative
    return city && isBeforeDish && !isPlace && know.isStyle(city)
      ? { from: piece.from, to: piece.to, text: true, isStreet: false }
      : piece
  })

/** Among words nobody knows, as in a name, a short one is no slip: "Saffron & Stone" is no store. */
const LONGEST_OF_NAME = 5

/** Where a kind of shop is written out, or the words are likely a name, what is merely like one is just text. */
function withoutWildGuesses(pieces: Piece[], tokens: readonly Token[]): Piece[] {
  const isKind = (piece: Piece) => 'sense' in piece && piece.sense.as === 'category'
  const isSlip = (piece: Piece) => 'sense' in piece && piece.isSlip === true
  const hasKind = pieces.some((piece) => isKind(piece) && !isSlip(piece))
  const hasText = pieces.some((piece) => 'text' in piece)
  const isWild = (piece: Piece) =>
    isKind(piece) &&
    isSlip(piece) &&
    (hasKind || (hasText && (tokens[piece.from]?.word.length ?? 0) <= LONGEST_OF_NAME))
  return pieces.map((piece) =>
    isWild(piece) ? { from: piece.from, to: piece.to, text: true, isStreet: false } : piece,
  )
}

export function scan(tokens: readonly Token[], know: Knowledge): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  let isAfterIn = false
  while (at < tokens.length) {
    const token = tokens[at]
    if (!token) break
    const isHere = isAfterIn || token.isLocative
    const named = cityHere(tokens, at, isHere, know)
    const lexical = named ? null : knownWords().find(tokens, at)
    const city = named ?? (lexical ? null : codeHere(tokens, at, isHere, know))
    const taught = lexical?.meaning.as === 'place' ? know.citiesNamed(lexical.meaning.name, lexical.meaning.region) : []
    if (city) pieces.push({ from: at, to: at + city.length, cities: city.cities })
    else if (lexical && taught.length > 0)
      pieces.push({ from: at, to: at + lexical.length, cities: taught.slice(0, 1) })
    else if (lexical) pieces.push({ from: at, to: at + lexical.length, sense: lexical.meaning })
    else {
      const meant = likelyMeant(token, isHere, know)
      const before = pieces.at(-1)
      const isStreet = isHere || (before !== undefined && 'text' in before && before.isStreet && !token.isAfterPause)
      pieces.push({ from: at, to: at + 1, ...(meant ?? { text: true, isStreet }) })
    }
    // The "à" of "à quelle heure" stands before no place.
    const before = wordsFor('in').find(tokens, at)
    isAfterIn = before !== null && lexical !== null && isWeak(lexical.meaning) && before.length >= lexical.length
    at = pieces.at(-1)?.to ?? at + 1
  }
  return withoutWildGuesses(withoutStyles(pieces, tokens, know), tokens)
}
