// A sentence in, what is wanted out. Pure and in memory: what the world knows comes in as `Knowledge`.
import { distanceKm } from '#app/core/places/distance.ts'
import { fold } from '#app/core/places/fold.ts'
import { QUOTED } from './choices.ts'
import { continued } from './follow-up.ts'
import { type City, type Kind, type Knowledge, type Meaning, NOTHING_UNDERSTOOD, type Part } from './meaning.ts'
import { type Piece, scan } from './scan.ts'
import { type Flag, knownWords, type Sense, wordsFor } from './senses.ts'
import { type Token, tokensOf, visible } from './tokens.ts'

export type Asked = { previous?: Meaning | null | undefined }

export function understand(sentence: string, know: Knowledge, { previous }: Asked = {}): Meaning {
  const line = visible(sentence)
  const tokens = tokensOf(line)
  if (tokens.length === 0) return NOTHING_UNDERSTOOD
  if (QUOTED.test(line)) {
    const text = line.replace(/["“”«»]/gu, ' ').trim()
    return { ...NOTHING_UNDERSTOOD, text, theme: text, dish: text }
  }
  const pieces = scan(tokens, know)
  const draft = { line, tokens, pieces, know }
  const own = decide(draft, gather(draft))
  return previous ? continued(previous, own, { isGoingOn: starts(tokens, 'and'), count: tokens.length }) : own
}

type Draft = { line: string; tokens: readonly Token[]; pieces: readonly Piece[]; know: Knowledge }

const starts = (tokens: readonly Token[], flag: Flag) => wordsFor(flag).find(tokens, 0) !== null
const has = (tokens: readonly Token[], flag: Flag) => tokens.some((_, at) => wordsFor(flag).find(tokens, at) !== null)

const sensesIn = ({ pieces }: Draft) => pieces.flatMap((piece) => ('sense' in piece ? [piece.sense] : []))

const PART_OF: Partial<Record<Sense['as'], Part['of']>> = {
  category: 'category',
  near: 'near',
  open: 'open',
  day: 'day',
  prayer: 'prayer',
  fact: 'fact',
  owned: 'owned',
  cheap: 'cheap',
  halal: 'halal',
}

function partsOf({ tokens, pieces }: Draft): Part[] {
  return pieces.flatMap((piece): Part[] => {
    const start = tokens[piece.from]?.start ?? 0
    const end = tokens[piece.to - 1]?.end ?? start
    if ('cities' in piece) return [{ of: 'place', start, end }]
    if (!('sense' in piece)) return []
    const of = PART_OF[piece.sense.as]
    if (!of) return []
    return [{ of, start, end, ...(piece.sense.as === 'fact' && { fact: piece.sense.fact }) }]
  })
}

/** Words that are left; with `isWhole` those that have a meaning besides, as in the name of a shop. */
function textOf({ line, tokens, pieces }: Draft, isKept: (piece: Piece) => boolean): string {
  return pieces
    .filter(isKept)
    .map((piece) => line.slice(tokens[piece.from]?.start, tokens[piece.to - 1]?.end))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Everything said but the kind, each thing once. */
function gather(draft: Draft): Meaning {
  const senses = sensesIn(draft)
  const cities = draft.pieces.flatMap((piece) => ('cities' in piece ? [piece.cities] : []))
  const of = <A extends Sense['as']>(as: A) =>
    senses.filter((sense): sense is Extract<Sense, { as: A }> => sense.as === as)
  const kinds = of('category')
  // A part says more than its category, a plain word more than a dish.
  const plain = kinds.filter(({ isDish }) => !isDish)
  const category =
    plain.find(({ subcategory }) => subcategory !== null) ?? kinds.find(({ isDish }) => isDish) ?? plain[0] ?? null
  const guessed = category?.isDish ?? false
  const last = withQuarter(cities)
  return {
    ...NOTHING_UNDERSTOOD,
    category: category?.category ?? null,
    subcategory: category?.subcategory ?? null,
    isGuessedPart: guessed,
    cities: last,
    isNearMe: of('near').length + of('closer').length > 0 && last.length === 0,
    isCloser: of('closer').length > 0,
    open: of('open')[0]?.open ?? null,
    day: of('day')[0]?.day ?? null,
    prayer: of('prayer')[0]?.prayer ?? null,
    facts: [...new Set(of('fact').map(({ fact }) => fact))],
    isMuslimOwned: of('owned').length > 0,
    isCheap: of('cheap').length > 0,
    isCertified: of('halal').length > 0,
    text: textOf(draft, (piece) => isText(piece, last.length > 0) || (guessed && isDish(piece))),
    theme: themeText(draft),
    dish: dishText(draft),
    parts: partsOf(draft),
  }
}

/** The last city that was named, and of it the quarter that was named before or after it: "Whitechapel, London". */
function withQuarter(named: readonly City[][]): City[] {
  const last = named.at(-1) ?? []
  const [place] = last
  if (!place) return last
  const others = named.slice(0, -1).flat()
  const isOfIt = (city: City) => distanceKm(city, place) < ONE_TOWN_KM && city.countryCode === place.countryCode
  const quarter = place.quarter ? undefined : others.find((city) => city.quarter && isOfIt(city))
  if (quarter) return [quarter]
  const town = place.quarter ? others.find((city) => !city.quarter) : undefined
  const within = town && last.find((city) => distanceKm(city, town) < ONE_TOWN_KM)
  return within ? [within] : last
}

const ONE_TOWN_KM = 60

const isText = (piece: Piece, hasCity: boolean) => 'text' in piece && !(piece.isStreet && hasCity)
const isDish = (piece: Piece) => 'sense' in piece && piece.sense.as === 'category' && piece.sense.isDish

function decide(draft: Draft, said: Meaning): Meaning {
  const { tokens } = draft
  const senses = sensesIn(draft)
  const said1 = (as: Sense['as']) => senses.some((sense) => sense.as === as)
  const kinds = senses.flatMap((sense) => (sense.as === 'kind' ? [sense.kind] : []))
  const named = (kind: Kind) => kinds.includes(kind)
  const as = (kind: Kind, more: Partial<Meaning> = {}): Meaning => ({ ...said, kind, ...more })

  if (tokens.every((_, at) => isGreetingAt(tokens, at))) return as('greeting')
  if (starts(tokens, 'whoAreYou') && said.cities.length === 0) return as('assistant')
  if (named('person')) return as('person')
  if (named('mine')) return as('mine', { category: null, subcategory: null, cities: [], parts: [] })
  const [topic] = senses.flatMap((sense) => (sense.as === 'topic' ? [sense.topic] : []))
  if (topic) return as('help', { topic })
  const [taught] = senses.flatMap((sense) => (sense.as === 'surah' ? [sense.verse] : []))
  const verse = taught ?? verseIn(draft, said)
  if (verse)
    return as('quran', {
      verse,
      category: null,
      subcategory: null,
      prayer: null,
      open: null,
      cities: [],
      isNearMe: false,
      parts: [],
    })
  const isElsewhere = said1('times') || named('zakaat') || named('qibla') || named('mosque') || named('hijri')
  if (isRuling(draft, said, said1('ruling'), isElsewhere || named('help')))
    return as('ruling', {
      category: null,
      subcategory: null,
      cities: [],
      parts: [],
      ...(said.isGuessedPart && { text: '' }),
    })
  if (isAboutSite(draft, said, named('help'))) return as('help', { cities: [] })
  const theme = quranTheme(draft, said, kinds)
  if (theme)
    return as('quran', {
      text: theme,
      category: null,
      subcategory: null,
      facts: [],
      cities: [],
      day: null,
      prayer: null,
      parts: [],
    })
  if (named('qibla')) return as('qibla')
  // "Open after taraweeh" asks for food, and zakaat al-fitr is the mosque's figure.
  if (named('occasion') && !said.open && !said.category) return as('occasion', { prayer: null })
  // "In dollars" is no town.
  if (named('zakaat')) return as('zakaat', { cities: [], open: null })
  if (named('help') && !said.category) return as('help', { cities: [] })
  if (has(tokens, 'cook') && senses.some((sense) => sense.as === 'category' && sense.isDish))
    return as('recipe', { category: null, subcategory: null, text: said.dish })
  if (named('recipe')) return as('recipe', { category: null, subcategory: null, text: said.dish })
  if (named('iqamah')) return as('iqamah', namedAt(draft, said))
  for (const kind of ['job', 'event'] as const) if (named(kind)) return as(kind, { text: said.theme })
  if (named('plan')) return as('plan')
  if (named('help')) return as('help', { cities: [] })
  const isOfTimes = said1('times') || said.prayer !== null
  if (isOfTimes && !named('mosque') && !said.category) return as('prayer')
  if (named('hijri') || isFeast(draft, said)) return as('hijri')
  if (isHours(draft, said, said1('hours'))) return as('hours', { ...nameOnly(draft), open: said.open })
  if (named('mosque') || isPrayerRoom(said))
    return as('mosque', { text: mosqueText(draft, said), ...(said.prayer && { open: null }) })
  if (named('course') && !said.category) return as('course', { text: said.theme })
  if (said.category || said.facts.length > 0 || said.isMuslimOwned || said.isCheap || said.isCertified || said.open)
    return as('business', said.category ? { prayer: null } : {})
  if (named('course')) return as('course', { text: said.theme })
  if (said.cities.length > 0 && said.text === '') return as('business')
  return as('unknown')
}

/** "Prayer room euston", "wudu near me": somewhere to pray, in whatever house. */
const isPrayerRoom = ({ facts, category, isMuslimOwned, isCheap, isCertified }: Meaning) =>
  facts.some((fact) => fact === 'prayer_space' || fact === 'wudu') &&
  facts.every((fact) => fact === 'prayer_space' || fact === 'wudu' || fact === 'sisters_space') &&
  !category &&
  !isMuslimOwned &&
  !isCheap &&
  !isCertified

/** "When is Eid", and not "Eid cakes". */
const isFeast = ({ tokens }: Draft, { category }: Meaning) =>
  category === null && has(tokens, 'feast') && has(tokens, 'when')

/**
 * Of the site, of what it keeps about somebody, of their own listing, or of how something here is done: articles answer that,
 * whatever kind of place is named besides. Where it is looked for in a town, it is looked for.
 */
function isAboutSite({ tokens }: Draft, { cities, isNearMe }: Meaning, isWrong: boolean): boolean {
  const isSought = cities.length > 0 || isNearMe
  if (has(tokens, 'how') && has(tokens, 'action')) return true
  if (has(tokens, 'ownMosque') && (has(tokens, 'action') || isWrong)) return true
  if (isSought) return false
  return (['site', 'aboutMe', 'own', 'why'] as const).some((flag) => has(tokens, flag))
}

function isGreetingAt(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - 4); from <= at; from++) {
    const found = wordsFor('greeting').find(tokens, from)
    if (found && from + found.length > at) return true
  }
  return false
}

/** "Verses about patience": the word for verse, surah or the book, and what it is to speak of. "Quran school" is a school. */
function quranTheme(draft: Draft, { category, text }: Meaning, kinds: readonly Kind[]): string {
  if (!has(draft.tokens, 'surah') || kinds.some((kind) => kind !== 'help' && kind !== 'zakaat')) return ''
  return category === null ? text : has(draft.tokens, 'on') ? themeText(draft) : ''
}

/** A surah's name alone may be anything; with the word for surah, a number, or nothing beside it, it is the surah. */
function verseIn({ line, tokens, know }: Draft, said: Meaning) {
  if (tokens.length > 8) return null
  const hasWord = has(tokens, 'surah')
  const whole = know.verseNamed(line)
  const bare = tokens.filter((_, at) => !wordsFor('surah').find(tokens, at))
  const named = (words: readonly Token[]) =>
    know.verseNamed(
      words
        .filter(({ word }) => !READING.has(word))
        .map(({ start, end }) => line.slice(start, end))
        .join(' '),
    )
  // The word for verse may be part of the name: "ayat al kursi".
  const telling = tokens.filter((_, at) => knownWords().find(tokens, at)?.meaning.as !== 'filler')
  const isRead = hasWord || tokens.some(({ word }) => READING.has(word))
  const found =
    whole ??
    named(tokens) ??
    (hasWord ? named(bare) : null) ??
    (isRead ? named(telling) : null) ??
    (hasWord ? besideSurah(tokens, named) : null)
  if (!found) return null
  const isSure = !found.isAlsoWord || hasWord
  if (!isSure && (said.category || said.cities.length > 0 || said.prayer)) return null
  return { surah: found.surah, ayah: found.ayah }
}

/** "The last verses of surah Kahf": the name stands behind the word for surah, whatever else is said. */
function besideSurah<T>(tokens: readonly Token[], named: (words: readonly Token[]) => T | null): T | null {
  for (const [at] of tokens.entries()) {
    const from = at + (wordsFor('surah').find(tokens, at)?.length ?? 0)
    for (let length = from > at ? 3 : 0; length > 0; length--) {
      const found = named(tokens.slice(from, from + length))
      if (found) return found
    }
  }
  return null
}

const READING = new Set(
  fold(
    'please play surah read recite open show me the listen to lire écouter la le اقرأ قراءة پڑھنا پڑھیں oku dinle okumak aç suresini baca bacaan buka افتح شغل کھولیں کھولو kholo sunao svp lütfen tolong',
  ).split(' '),
)

/** "Is gelatine halal?" asks for the law; "is there a halal restaurant" and "halal pizza" do not. */
function isRuling({ tokens }: Draft, said: Meaning, hasWord: boolean, isOfTimes: boolean): boolean {
  if (hasWord) return true
  const isSought = said.cities.length > 0 || said.isNearMe
  if (starts(tokens, 'whether') && has(tokens, 'breaks')) return true
  if (!isSought && starts(tokens, 'may') && has(tokens, 'worship')) return true
  const isLearning = has(tokens, 'how') && has(tokens, 'worship') && !has(tokens, 'action')
  if (!isSought && isLearning && said.prayer === null && !isOfTimes) return true
  if (!has(tokens, 'halal') || !has(tokens, 'question') || said.cities.length > 0) return false
  // "Is shawarma halal?" asks of a dish, "is there halal shawarma" for it.
  const isOfDish = said.isGuessedPart && !isSought && starts(tokens, 'question') && isLast(tokens, 'halal')
  return !said.category || isOfDish
}

const isLast = (tokens: readonly Token[], flag: Flag) => {
  const at = tokens.length - 1
  return wordsFor(flag).find(tokens, at) !== null
}

const dishText = (draft: Draft) =>
  textOf(draft, (piece) => 'text' in piece || 'cities' in piece || ('sense' in piece && piece.sense.as === 'category'))

/** What a job or a course is about: "butcher" too, which elsewhere is a kind of shop. */
const themeText = (draft: Draft) =>
  textOf(draft, (piece) => isText(piece, true) || ('sense' in piece && piece.sense.as === 'category'))

/** Everything but the small words: a shop's name may be made of any others. */
function nameOnly(draft: Draft): Partial<Meaning> {
  const isName = (piece: Piece) =>
    !('sense' in piece) || !['filler', 'hours', 'open', 'day', 'near'].includes(piece.sense.as)
  return { text: textOf(draft, isName), category: null, subcategory: null, cities: [], parts: [] }
}

function isHours(draft: Draft, said: Meaning, hasWord: boolean): boolean {
  const isAsked = hasWord || (said.open === 'now' && has(draft.tokens, 'question'))
  return isAsked && said.text !== '' && !said.isGuessedPart
}

/** After "at" comes the name of a mosque, in which a city may stand: "East London Mosque". */
function namedAt(draft: Draft, said: Meaning): Partial<Meaning> {
  if (!draft.pieces.some((piece, at) => 'text' in piece || isBeforeMosque(draft, at))) return { text: '' }
  const isName = (piece: Piece) => !('sense' in piece) || isMosqueWord(piece)
  return { text: textOf(draft, isName), cities: [], prayer: said.prayer }
}

const isMosqueWord = (piece: Piece | undefined) =>
  piece !== undefined && 'sense' in piece && piece.sense.as === 'kind' && piece.sense.kind === 'mosque'

/** "London mosque": the city stands where a name would. */
const isBeforeMosque = ({ pieces }: Draft, at: number) => {
  const piece = pieces[at]
  return piece !== undefined && 'cities' in piece && isMosqueWord(pieces[at + 1])
}

/** A mosque's own name keeps its city and the word for mosque, and what stands right beside that: "Grande mosquée de Paris". */
function mosqueText(draft: Draft, said: Meaning): string {
  if (said.text === '' && !draft.pieces.some((_, at) => isBeforeMosque(draft, at))) return ''
  const { pieces } = draft
  const word = pieces.findIndex(isMosqueWord)
  if (word < 0) return textOf(draft, (piece) => !('sense' in piece))
  const isName = (piece: Piece | undefined) => piece !== undefined && (!('sense' in piece) || isMosqueWord(piece))
  let from = word
  while (isName(pieces[from - 1])) from--
  let to = word + 1
  while (isName(pieces[to])) to++
  const beyond = pieces[to + 1]
  if (from < word && beyond && 'cities' in beyond) to += 2
  const block = new Set(pieces.slice(from, to).filter(isName))
  return block.size > 1 ? textOf(draft, (piece) => block.has(piece)) : ''
}
