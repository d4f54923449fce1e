// What a language model says is believed only as far as records carry it: each sentence names the records it comes from,
// [1] or [2][3], says no number they do not have, and leads nowhere else. The rest is left out.
import { fold } from '#app/core/places/fold.ts'
import type { AnswerCard } from '../answer.ts'

/** A record that a look-up gave, and all that was told of it. */
export type Known = { card: AnswerCard; told: string }

const MARKS = /\[(\d{1,2})\]/g
/** Addresses, code and marks of any kind: nothing an answer is made of. */
const FOREIGN = /https?:|www\.|[<>{}`\\|]|\]\(|\b(?:javascript|data|mailto):|@/i
const LONGEST_SENTENCE = 400
const DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'٠١٢٣٤٥٦٧٨٩']
    .map((digit, i) => [digit, String(i)] as const)
    .concat([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, i) => [digit, String(i)])),
)

const plainDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => DIGITS[digit] ?? digit)
const numbersIn = (text: string) => plainDigits(text).match(/\d+/g) ?? []

/** Whole sentences of a text that is still being written, and what is left of it. A mark belongs to what stands before it. */
export function takeSentences(text: string, isOver: boolean): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let from = 0
  const end = /(?:[.!?؟。…]+(?:\s*\[\d{1,2}\])*|(?:\[\d{1,2}\])+[.!?؟…]*|\n)(?=\s|$)/gu
  for (const match of text.matchAll(end)) {
    const to = match.index + match[0].length
    // More marks may follow what stands at the very end.
    if (to === text.length && !isOver) break
    if (/^\s*\[\d/.test(text.slice(to))) continue
    sentences.push(text.slice(from, to).trim())
    from = to
  }
  const rest = text.slice(from)
  if (isOver && rest.trim() !== '') return { sentences: [...sentences, rest.trim()].filter(Boolean), rest: '' }
  return { sentences: sentences.filter(Boolean), rest }
}

/** The sentence without its marks, and the records they name; null where none carries it. */
export function groundedSentence(
  sentence: string,
  known: readonly Known[],
): { text: string; used: AnswerCard[] } | null {
  const cited = [...new Set([...sentence.matchAll(MARKS)].map(([, number]) => Number(number)))]
  const records = cited.flatMap((number) => known[number - 1] ?? [])
  if (cited.length === 0 || records.length !== cited.length) return null
  const words = sentence
    .replace(MARKS, '')
    .replace(/[*_#]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,!?؟])/g, '$1')
    .trim()
  if (words === '' || words.length > LONGEST_SENTENCE || FOREIGN.test(words) || /(?:^|\s)\//.test(words)) return null
  const told = records.map((record) => record.told).join(' ')
  const allowed = new Set(numbersIn(told))
  if (!numbersIn(words).every((number) => allowed.has(number))) return null
  if (numbersIn(words).length === 0 && !sharesWord(words, told)) return null
  return { text: words, used: records.map(({ card }) => card) }
}

/** A sentence about a record has at least one of its numbers or longer words: "Follow your heart [1]" has none. */
function sharesWord(sentence: string, told: string): boolean {
  const known = new Set(fold(told).split(' '))
  return fold(sentence)
    .split(' ')
    .some((word) => word.length > 3 && known.has(word))
}
