// Words and phrases with what they mean, found by any form of theirs, one slip of the keyboard forgiven.
import { fold } from '#app/core/places/fold.ts'
import type { Token } from './tokens.ts'

export type Entry<T> = readonly [meaning: T, words: string]

export type Lexicon<T> = {
  find: (tokens: readonly Token[], at: number) => { meaning: T; length: number } | null
  /** What a single word is nearly: a letter left out, put in, changed or swapped. */
  findLike: (word: string) => T | null
}

const LONGEST_PHRASE = 6
/** Shorter words have too many neighbours. */
const SHORTEST_SLIP = 5

function* withoutOne(word: string) {
  for (let i = 0; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1)
}

/** Whether two words differ by one letter, or by two neighbours changing places. */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let from = 0
  while (from < short.length && short[from] === long[from]) from++
  if (long.length > short.length) return short.slice(from) === long.slice(from + 1)
  if (short.slice(from + 1) === long.slice(from + 1)) return true
  return (
    short[from] === long[from + 1] && short[from + 1] === long[from] && short.slice(from + 2) === long.slice(from + 2)
  )
}

/** Finds the known word one slip away; made once, asked in the time of a few look-ups. */
export function slipIndex(words: Iterable<string>): (word: string) => string | null {
  const known = new Map<string, string[]>()
  const put = (key: string, word: string) => {
    const before = known.get(key)
    if (before) before.push(word)
    else known.set(key, [word])
  }
  for (const word of words) {
    if (word.length < SHORTEST_SLIP || word.includes(' ')) continue
    put(word, word)
    for (const shorter of withoutOne(word)) put(shorter, word)
  }
  return (typed) => {
    if (typed.length < SHORTEST_SLIP) return null
    for (const key of [typed, ...withoutOne(typed)]) {
      // The first letter is hardly ever the wrong one.
      const found = known.get(key)?.find((word) => word[0] === typed[0] && isOneSlip(word, typed))
      if (found) return found
    }
    return null
  }
}

export function makeLexicon<T>(entries: readonly Entry<T>[]): Lexicon<T> {
  const meanings = new Map<string, T>()
  const starts = new Set<string>()
  for (const [meaning, words] of entries) {
    for (const phrase of words.split(/[,\n]/)) {
      const key = fold(phrase)
      if (key === '' || meanings.has(key)) continue
      meanings.set(key, meaning)
      if (key.includes(' ')) starts.add(key.slice(0, key.indexOf(' ')))
    }
  }
  const like = slipIndex(meanings.keys())

  function findPhrase(tokens: readonly Token[], at: number, length: number): T | undefined {
    const first = tokens[at]
    const last = tokens[at + length - 1]
    if (!first || !last) return undefined
    const middle = tokens
      .slice(at + 1, at + length - 1)
      .map(({ word }) => ` ${word}`)
      .join('')
    for (const head of first.forms) {
      if (!starts.has(head)) continue
      for (const tail of last.forms) {
        const meaning = meanings.get(`${head}${middle} ${tail}`)
        if (meaning !== undefined) return meaning
      }
    }
    return undefined
  }

  return {
    find(tokens, at) {
      const token = tokens[at]
      if (!token) return null
      if (token.forms.some((form) => starts.has(form))) {
        for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 1; length--) {
          const meaning = findPhrase(tokens, at, length)
          if (meaning !== undefined) return { meaning, length }
        }
      }
      for (const form of token.forms) {
        const meaning = meanings.get(form)
        if (meaning !== undefined) return { meaning, length: 1 }
      }
      return null
    },
    findLike(word) {
      const found = like(word)
      return found === null ? null : (meanings.get(found) ?? null)
    },
  }
}
