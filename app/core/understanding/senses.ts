// The lexicon of the engine: every word it knows, with the one sense it has in a question.

import { categoryAliases } from '#app/core/categories/aliases.ts'
import {
  addedWords,
  categoryEdition,
  categoryName,
  partAliases,
  subcategoryName,
} from '#app/core/categories/categories.ts'
import {
  type CategoryId,
  isShipped,
  offeredCategories,
  type ShippedCategoryId,
  type ShippedPartId,
  type SubcategoryId,
} from '#app/core/categories/tree.ts'
import type { Fact } from '#app/core/listings/facts.ts'
import { fold } from '#app/core/places/fold.ts'
import { locales } from '#app/i18n/locales.ts'
import { SMALL_WORDS } from './language-of.ts'
import { type Entry, type Lexicon, makeLexicon } from './lexicon.ts'
import type { AskedPrayer, Day, Kind, Opening, Verse } from './meaning.ts'
import { readMeaning, taughtEdition, taughtWords } from './taught.ts'
import { tokensOf, visible } from './tokens.ts'
import {
  ABOUT_ME_WORDS,
  ACTION_WORDS,
  AND_WORDS,
  BREAKS_WORDS,
  CERTIFIED_WORDS,
  CHEAP_WORDS,
  CLOSER_WORDS,
  COOK_WORDS,
  DAY_WORDS,
  FACT_WORDS,
  FEAST_WORDS,
  FILLER_WORDS,
  GREETING_WORDS,
  HALAL_WORDS,
  HOURS_WORDS,
  HOW_WORDS,
  IN_WORDS,
  KIND_WORDS,
  LOOSE_IN_WORDS,
  MAY_WORDS,
  NEAR_WORDS,
  ON_WORDS,
  OPEN_WORDS,
  OWN_MOSQUE_WORDS,
  OWN_WORDS,
  OWNED_WORDS,
  PRAYER_WORDS,
  QUESTION_WORDS,
  RULING_WORDS,
  SITE_WORDS,
  SURAH_WORDS,
  TIMES_WORDS,
  WHEN_WORDS,
  WHETHER_WORDS,
  WHO_ARE_YOU_WORDS,
  WHY_WORDS,
  WORSHIP_WORDS,
} from './words/askings.ts'
import { CATEGORY_WORDS, DISHES, TOO_COMMON } from './words/categories.ts'

export type Sense =
  | { as: 'category'; category: CategoryId; subcategory: SubcategoryId | null; isDish: boolean }
  | { as: 'kind'; kind: Kind }
  | { as: 'prayer'; prayer: AskedPrayer }
  | { as: 'day'; day: Day }
  | { as: 'open'; open: Opening }
  | { as: 'fact'; fact: Fact }
  | { as: 'surah'; verse: Verse }
  | { as: 'place'; name: string; region: string }
  | { as: 'topic'; topic: string }
  | { as: 'owned' | 'cheap' | 'halal' | 'near' | 'closer' | 'times' | 'hours' | 'ruling' | 'filler' }

const one = (
  as: 'owned' | 'cheap' | 'halal' | 'near' | 'closer' | 'times' | 'hours' | 'ruling' | 'filler',
  words: string,
) => [{ as }, words] as const satisfies Entry<Sense>

const named = (
  category: CategoryId,
  subcategory: SubcategoryId | null,
  words: string,
  isDish = false,
): Entry<Sense> => [{ as: 'category', category, subcategory, isDish }, words]

const HALAL = /(?<=^| )(?:halal|helal|حلال)(?=$| )/gu

/** A name of the tree as people say it: "Cafés & desserts" is both, and nobody repeats that it is halal. */
function sayings(name: string): string {
  const parts = name.split(/\s*(?:&|,|،| and | et | ve | dan | و(?=\p{L})| اور )\s*/u)
  return [name, ...parts]
    .map((part) => fold(part).replace(HALAL, '').trim())
    .filter((part) => part.length > 3 && !TOO_COMMON.has(part))
    .join(',')
}

const allowed = (aliases: readonly string[]) =>
  aliases
    .map(fold)
    .filter((alias) => alias.length > 2 && !TOO_COMMON.has(alias))
    .join(',')

/** What the tree itself says, after the words written for it: kitchens among its aliases count as dishes. */
function ofTheTree(): Entry<Sense>[] {
  return offeredCategories().flatMap(({ id, subcategories }): Entry<Sense>[] => [
    ...subcategories.flatMap((part) => [
      named(id, part, locales.map((locale) => sayings(subcategoryName(id, part, locale))).join(',')),
      named(id, part, allowed([part, ...partAliases(id, part)]), id === 'restaurants'),
    ]),
    named(id, null, locales.map((locale) => sayings(categoryName(id, locale))).join(',')),
    named(id, null, allowed([id, ...(isShipped(id) ? categoryAliases[id] : [])])),
  ])
}

/** What staff taught the site goes before what it knew. */
const ofTheStaff = (): Entry<Sense>[] =>
  offeredCategories().flatMap(({ id, subcategories }) => [
    ...subcategories.map((part) => named(id, part, addedWords(id, part).join(','))),
    named(id, null, addedWords(id).join(',')),
  ])

/** What staff taught after somebody asked: it goes before everything else, and they were told what it hides. */
const ofTaught = (): Entry<Sense>[] =>
  taughtWords().flatMap(({ word, meaning }): Entry<Sense>[] => {
    const taught = readMeaning(meaning)
    if (!taught) return []
    switch (taught.as) {
      case 'part':
        return [named(taught.category, taught.subcategory, word)]
      case 'topic':
        return [[{ as: 'topic', topic: taught.id }, word]]
      default:
        return [[taught, word]]
    }
  })

let senses: Lexicon<Sense> | null = null
let edition = ''

const isOffered = (category: CategoryId, part: SubcategoryId | null) =>
  offeredCategories().some(({ id, subcategories }) => id === category && (!part || subcategories.includes(part)))

/** The first sense of a word holds. */
export function knownWords(): Lexicon<Sense> {
  const newest = `${categoryEdition()} ${taughtEdition()}`
  if (senses && edition === newest) return senses
  edition = newest
  senses = makeLexicon<Sense>([
    ...ofTaught(),
    ...KIND_WORDS.map(([kind, words]): Entry<Sense> => [{ as: 'kind', kind }, words]),
    one('times', TIMES_WORDS),
    ...OPEN_WORDS.map(([open, words]): Entry<Sense> => [{ as: 'open', open }, words]),
    ...PRAYER_WORDS.map(([prayer, words]): Entry<Sense> => [{ as: 'prayer', prayer }, words]),
    ...FACT_WORDS.map(([fact, words]): Entry<Sense> => [{ as: 'fact', fact }, words]),
    one('owned', OWNED_WORDS),
    one('cheap', CHEAP_WORDS),
    one('halal', CERTIFIED_WORDS),
    one('closer', CLOSER_WORDS),
    one('near', NEAR_WORDS),
    one('ruling', RULING_WORDS),
    one('hours', HOURS_WORDS),
    ...DAY_WORDS.map(([day, words]): Entry<Sense> => [{ as: 'day', day }, words]),
    ...ofTheStaff(),
    ...DISHES.filter(([category, part]) => isOffered(category, part)).map(([category, part, words]) =>
      named(category, part, words, true),
    ),
    ...CATEGORY_WORDS.filter(([category, part]) => isOffered(category, part)).map(([category, part, words]) =>
      named(category, part, words),
    ),
    one(
      'filler',
      `${FILLER_WORDS},${IN_WORDS},${HOW_WORDS},${AND_WORDS},${QUESTION_WORDS},${SURAH_WORDS},${GREETING_WORDS}`,
    ),
    ...ofTheTree(),
    // What is left of the small words of our languages: no town is called so by whoever asks.
    one('filler', SMALL_WORDS.join(',')),
  ])
  return senses
}

/** Fewer letters begin too many words. */
const SHORTEST_BEGINNING = 3

type Known = { word: string; folded: string; category: ShippedCategoryId; part: ShippedPartId | null }
let everyday: readonly Known[] | null = null

/** Of those that were taught, such as mean a kind of shop. */
const taughtKnown = () =>
  taughtWords().flatMap(({ word, folded, meaning }) => {
    const taught = readMeaning(meaning)
    return taught?.as === 'part' ? [{ word, folded, category: taught.category, part: taught.subcategory }] : []
  })

/** Words for dishes and kinds of shops that begin like this and say more, the shortest first. */
export function wordsBeginning(typed: string): { word: string; category: CategoryId }[] {
  if (typed.length < SHORTEST_BEGINNING) return []
  everyday ??= [...DISHES, ...CATEGORY_WORDS]
    .flatMap(([category, part, words]) =>
      words.split(/[,\n]/).map((word) => ({ word: word.trim(), folded: fold(word), category, part })),
    )
    .sort((a, b) => a.word.length - b.word.length)
  return [...taughtKnown(), ...everyday].filter(
    ({ folded, category, part }) => folded.startsWith(typed) && folded !== typed && isOffered(category, part),
  )
}

/** What words as a whole mean to the engine, apart from cities and surahs. */
export function senseOf(words: string): Sense | null {
  const tokens = tokensOf(visible(words))
  const found = knownWords().find(tokens, 0)
  return found !== null && found.length === tokens.length ? found.meaning : null
}

/** Whether words mean something else already, which no category may take away: a prayer, a day, "near me", "in". */
export function isReserved(words: string): boolean {
  const sense = senseOf(words)
  return sense !== null && sense.as !== 'category'
}

const flags = {
  in: IN_WORDS,
  and: AND_WORDS,
  how: HOW_WORDS,
  question: QUESTION_WORDS,
  halal: HALAL_WORDS,
  surah: SURAH_WORDS,
  greeting: GREETING_WORDS,
  loose: LOOSE_IN_WORDS,
  site: SITE_WORDS,
  aboutMe: ABOUT_ME_WORDS,
  own: OWN_WORDS,
  ownMosque: OWN_MOSQUE_WORDS,
  action: ACTION_WORDS,
  why: WHY_WORDS,
  cook: COOK_WORDS,
  feast: FEAST_WORDS,
  when: WHEN_WORDS,
  may: MAY_WORDS,
  worship: WORSHIP_WORDS,
  breaks: BREAKS_WORDS,
  whether: WHETHER_WORDS,
  whoAreYou: WHO_ARE_YOU_WORDS,
  on: ON_WORDS,
} as const
export type Flag = keyof typeof flags

const flagWords = new Map<Flag, Lexicon<true>>()

/** Small words that only say how a sentence is meant; they may have a sense of their own besides. */
export function wordsFor(flag: Flag): Lexicon<true> {
  const known = flagWords.get(flag) ?? makeLexicon<true>([[true, flags[flag]]])
  flagWords.set(flag, known)
  return known
}
