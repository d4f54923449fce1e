// A search as groups of words, of each of which one is to be there: what was typed, and the same in our other languages.
import { fold } from '#app/core/places/fold.ts'
import { SMALL_WORDS } from './language-of.ts'
import { type Entry, type Lexicon, makeLexicon } from './lexicon.ts'
import { type Token, tokensOf, visible } from './tokens.ts'
import { FILLER_WORDS, IN_WORDS, NEAR_WORDS } from './words/askings.ts'
import { CATEGORY_WORDS } from './words/categories.ts'
import { SAME_WORDS } from './words/same.ts'

const MOST_GROUPS = 8
/** More of them says that a list is of many things, not of one. */
const MOST_WORDS = 80
const ARABIC = /^[\u0600-\u06ff]+$/u

const wordsIn = (list: string) => [...new Set(list.split(/[,\n]/).map(fold))].filter((word) => word !== '')

let same: Lexicon<readonly string[]> | null = null
let small: Lexicon<true> | null = null

/** The words of a part of the directory are one thing only where the part is one: a butcher, not all food. */
const sameWords = () => {
  same ??= makeLexicon<readonly string[]>([
    ...SAME_WORDS.map((list): Entry<readonly string[]> => [wordsIn(list), list]),
    ...CATEGORY_WORDS.filter(([, part]) => part !== null).map(
      ([, , list]): Entry<readonly string[]> => [wordsIn(list), list],
    ),
  ])
  return same
}
const smallWords = () => {
  small ??= makeLexicon<true>([[true, [FILLER_WORDS, IN_WORDS, NEAR_WORDS, SMALL_WORDS.join(',')].join(',')]])
  return small
}

/** Arabic joins its article to the word. */
const spelled = (word: string) => (ARABIC.test(word) && !word.startsWith('ال') ? [word, `ال${word}`] : [word])

function groupAt(tokens: readonly Token[], at: number): { words: string[]; length: number } {
  const known = sameWords().find(tokens, at)
  const length = known?.length ?? 1
  const typed = tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ')
  const forms = length === 1 ? (tokens[at]?.forms ?? []) : []
  const words = [typed, ...forms, ...(known?.meaning ?? [])].flatMap(spelled)
  return { words: [...new Set(words)].slice(0, MOST_WORDS), length }
}

/** `[["iftar", "افطار", "buka puasa"], ["leeds"]]`. The first of each is what was typed. */
export function sameInAllLanguages(search: string): string[][] {
  const tokens = tokensOf(visible(search))
  const groups: { words: string[]; isSmall: boolean }[] = []
  for (let at = 0; at < tokens.length && groups.length < MOST_GROUPS; ) {
    const { words, length } = groupAt(tokens, at)
    const isSmall = length === 1 && words.length <= 2 && smallWords().find(tokens, at) !== null
    groups.push({ words, isSmall })
    at += length
  }
  // Whoever types nothing but small words means them.
  const meant = groups.filter(({ isSmall }) => !isSmall)
  return (meant.length > 0 ? meant : groups).map(({ words }) => words)
}
