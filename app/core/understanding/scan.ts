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
/** Smaller towns share their names with families and shops: they count only after a word like "in". */
const LEAST_ALONE = 50_000

type Named = { cities: City[]; length: number }

/** Names as they may stand there: the first word without its article, the last without its case. */
function* namesAt(tokens: readonly Token[], at: number, length: number) {
  const first = tokens[at]
  const last = tokens[at + length - 1]
  if (!first || !last) return
  if (length === 1) {
    yield* first.forms
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
  for (let more = Math.min(3, tokens.length - at - length); more > 0; more--) {
    for (const region of namesAt(tokens, at + length, more)) {
      if (region.length < 2 || !know.isRegion(region)) continue
      const within = know.citiesNamed(name, region)
      if (within.length > 0) return { cities: within, length: length + more }
    }
  }
  return { cities, length }
}

const isWeak = (sense: Sense | undefined) => sense === undefined || sense.as === 'filler'

function cityHere(tokens: readonly Token[], at: number, isAfterIn: boolean, know: Knowledge): Named | null {
  const found = citiesAt(tokens, at, know)
  const [first] = found?.cities ?? []
  if (!found || !first) return null
  const lexical = knownWords().find(tokens, at)
  if (lexical && lexical.length >= found.length) {
    if (!isWeak(lexical.meaning) || !isAfterIn) return null
  }
  return isAfterIn || tokens[at]?.isLocative || first.population >= LEAST_ALONE ? found : null
}

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
    const city = cityHere(tokens, at, isHere, know)
    const lexical = city ? null : knownWords().find(tokens, at)
    if (city) pieces.push({ from: at, to: at + city.length, cities: city.cities })
    else if (lexical) pieces.push({ from: at, to: at + lexical.length, sense: lexical.meaning })
    else {
      const meant = likelyMeant(token, isHere, know)
      const before = pieces.at(-1)
      const isStreet = isHere || (before !== undefined && 'text' in before && before.isStreet && !token.isAfterPause)
      pieces.push({ from: at, to: at + 1, ...(meant ?? { text: true, isStreet }) })
    }
    isAfterIn = wordsFor('in').find(tokens, at) !== null && lexical !== null && isWeak(lexical.meaning)
    at = pieces.at(-1)?.to ?? at + 1
  }
  return withoutWildGuesses(pieces, tokens)
}
