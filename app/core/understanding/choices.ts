// Reads a section's own filter words: "part-time", "for sisters", "without nuts". They are read before the sentence is, and
// taken out of it in place, so that everything else stays where it is.
import { type Entry, type Lexicon, makeLexicon } from './lexicon.ts'
import { tokensOf, visible } from './tokens.ts'

export type Chosen<T> = { meaning: T; start: number; end: number }

export type Choices<T> = (sentence: string) => { chosen: Chosen<T>[]; rest: string }

/** In quotation marks words are meant as they stand. */
export const QUOTED = /["“”«»]/u

export function choicesOf<T>(entries: readonly Entry<T>[]): Choices<T> {
  // Made when first asked: most visitors never search here.
  let lexicon: Lexicon<T> | null = null
  return (sentence) => {
    const line = visible(sentence)
    if (QUOTED.test(line)) return { chosen: [], rest: sentence }
    lexicon ??= makeLexicon(entries)
    const tokens = tokensOf(line)
    const chosen: Chosen<T>[] = []
    let rest = line
    for (let at = 0; at < tokens.length; ) {
      const found = lexicon.find(tokens, at)
      const start = tokens[at]?.start ?? 0
      const end = found ? (tokens[at + found.length - 1]?.end ?? start) : start
      if (found) {
        chosen.push({ meaning: found.meaning, start, end })
        rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
      }
      at += found?.length ?? 1
    }
    return { chosen, rest }
  }
}
