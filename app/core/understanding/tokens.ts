// A sentence as words, and the forms a word may be looked up by: without article, case ending or plural.
import { fold } from '#app/core/places/fold.ts'

export type Token = {
  /** Of the word in the sentence. */
  start: number
  end: number
  /** Folded, apostrophes and all. */
  word: string
  /** Folded forms, the word itself first. */
  forms: readonly string[]
  /** Its ending says "in" or "from": İstanbul'da. */
  isLocative: boolean
  /** A comma or the end of a sentence stands before it. */
  isAfterPause: boolean
}

/** More is no question. */
export const MOST_CHARACTERS = 300
const MOST_TOKENS = 40

const WORD = /[\p{L}\p{M}\p{N}]+(?:[:'’‘ʼ`][\p{L}\p{M}\p{N}]+)*/gu
const APOSTROPHE = /['’‘ʼ`]/u
/** Marks that show nothing, or turn the reading direction round. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu
const ARABIC = /[\u0600-\u06ff]/u

/** One line of what can be seen, as long as the sentence: places in it stay where they are. */
export const visible = (sentence: string): string =>
  sentence
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replace(UNSEEN, (marks) => ' '.repeat(marks.length))

const TURKISH_PLACE = /^(.{3,}?)(?:da|de|ta|te|dan|den|tan|ten)(?:ki)?(?:ler|lar)?$/u
const TURKISH_PLURAL = /^(.{3,}?)(?:lar|ler)(?:i|in|im|imiz|da|de|dan|den|a|e|ini|ina|ine)?$/u
const ARTICLES = /^(?:وال|بال|فال|كال|لل|ال|[وبلف])(?=.{3})/u

function formsOf(word: string, raw: string): { forms: string[]; isLocative: boolean } {
  const forms = [word]
  let isLocative = false
  const add = (form: string | undefined) => {
    if (form && form.length > 1 && !forms.includes(form)) forms.push(form)
  }
  const [before = '', after] = raw.split(APOSTROPHE, 2)
  if (after !== undefined) {
    const [head, tail] = [fold(before), fold(after)]
    // "l'avocat" and "d'Alger", or "İstanbul'da" and "London's".
    if (head.length <= 2 || head === 'qu') add(tail)
    else {
      add(head)
      isLocative = /^(?:da|de|ta|te|dan|den|tan|ten)/u.test(tail)
    }
  }
  if (ARABIC.test(word)) {
    const bare = word.replace(ARTICLES, '')
    if (bare !== word) {
      add(bare)
      add(bare.replace(/^ال(?=.{3})/u, ''))
      add(`ال${bare}`)
    }
    if (/^[بف]/u.test(word) && bare !== word) isLocative = true
    for (const form of [...forms]) add(form.replace(/(?:ات|ين|ون|يه|ه)$/u, ''))
    return { forms, isLocative }
  }
  const place = TURKISH_PLACE.exec(word)?.[1]
  for (const form of [...forms]) add(TURKISH_PLURAL.exec(form)?.[1])
  if (place) {
    add(place)
    add(TURKISH_PLURAL.exec(place)?.[1])
  }
  for (const form of forms.slice(0, 2)) {
    if (form.endsWith('ies')) add(`${form.slice(0, -3)}y`)
    if (form.endsWith('es')) add(form.slice(0, -2))
    if (/[^s][sx]$/u.test(form)) add(form.slice(0, -1))
    if (form.length > 5 && form.endsWith('nya')) add(form.slice(0, -3))
  }
  return { forms, isLocative }
}

export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of sentence.matchAll(WORD)) {
    const [raw] = match
    const word = fold(raw).replaceAll(' ', '')
    if (word === '') continue
    const { forms, isLocative } = formsOf(/:/.test(raw) ? raw : word, raw)
    tokens.push({
      start: match.index,
      end: match.index + raw.length,
      word,
      forms,
      isLocative,
      isAfterPause: /[,،.;؛!؟?]/u.test(sentence.slice(last, match.index)),
    })
    last = match.index + raw.length
    if (tokens.length === MOST_TOKENS) break
  }
  return tokens
}
