// A language model is believed only as far as records carry it: each sentence names the records it comes from, [1] or [2][3],
// says no number they do not have, and leads nowhere else. The rest is left out.
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
/** "16:07" and "58.5" are one number each: a time may not be put together from two. A phone number is read without its blanks. */
const numbersIn = (text: string) =>
  plainDigits(text)
    .replace(/(?<=\d)[\s()\u00a0-]+(?=\d{2,})/g, '')
    .match(/\d+(?:[:.,]\d+)*/g) ?? []

/** Names of people, places and streets where a script has capitals: each must stand in a record. */
const NAME = /(?<![.!?…:]\s|^\p{P}*|[\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}’'-]+/gu

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
  const told = records.map((record) => record.told).join('\n')
  const allowed = new Set(told.split('\n').flatMap(numbersIn))
  if (!numbersIn(words).every((number) => allowed.has(number))) return null
  if (!saysKnownNames(words, told)) return null
  if (numbersIn(words).length === 0 && !sharesWord(words, told)) return null
  return { text: words, used: records.map(({ card }) => card) }
}

/** The first word of a sentence has its capital for that; of any other the record must have the stem, whatever its ending. */
function saysKnownNames(sentence: string, told: string): boolean {
  const known = fold(told).split(' ')
  return (sentence.match(NAME) ?? []).every((name) =>
    fold(name)
      .split(' ')
      .every((part) => part.length < SHORTEST_NAME || known.some((word) => isSameStem(word, part))),
  )
}

const SHORTEST_NAME = 3
const LONGEST_ENDING = 4
const isSameStem = (word: string, part: string) =>
  word === part ||
  (word.length >= SHORTEST_NAME && part.startsWith(word) && part.length - word.length <= LONGEST_ENDING)

/** A sentence about a record has at least one of its numbers or longer words: "Follow your heart [1]" has none. */
function sharesWord(sentence: string, told: string): boolean {
  const known = new Set(fold(told).split(' '))
  return fold(sentence)
    .split(' ')
    .some((word) => word.length > 3 && known.has(word))
}

/** Said to whoever answers rather than of a place: such a record is not told to a model, and carries nothing it says. */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:rules?|instructions?|prompts?|previous|above|everything|guidelines?)\b/iu,
  /\b(?:you (?:are now|must|have to|will now)|act as|pretend to be|your (?:system )?prompt|new instructions?|jailbreak)\b/iu,
  /(?:^|\s)(?:system|assistant|developer|tool)\s*:/iu,
  /<\|?\/?(?:im_start|im_end|system|assistant|user|tool|s)\b|\[\/?INST\]|###\s*(?:system|instruction)/iu,
  /تجاهل.{0,40}(?:التعليمات|القواعد)|ہدایات.{0,40}نظر ?انداز|نظر ?انداز.{0,40}(?:ہدایات|اصول)/u,
  /(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:consignes|instructions|règles)|(?:yok say|görmezden gel|unut)|abaikan.{0,40}(?:instruksi|aturan|perintah)/iu,
]

export const givesOrders = (told: string): boolean => ORDERS.some((order) => order.test(told))
