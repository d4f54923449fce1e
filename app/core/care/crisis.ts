// Recognises when somebody says that they, or someone beside them, are in danger: read before anything else is understood.
import { fold } from '#app/core/places/fold.ts'
import { BUSINESS, HARMLESS, type Need, SURE, UNSURE } from './crisis-words.ts'

/** A danger to life comes before what caused it. */
const NEEDS: readonly Need[] = ['medical', 'self', 'violence']

const ANY_LETTERS = '[\\p{L}\\p{M}]*'

/** One word of a phrase: its alternatives, each with the endings it leaves open. */
const wordOf = (written: string) =>
  `(?:${written
    .split('/')
    .map((word) => `${word.startsWith('*') ? ANY_LETTERS : ''}${fold(word)}${word.endsWith('*') ? ANY_LETTERS : ''}`)
    .join('|')})`

const phraseOf = (written: string) =>
  written
    .split(/\s+/)
    .map((word, at, words) => (word === '~' ? '(?:\\S+ ){0,3}' : wordOf(word) + (at === words.length - 1 ? '' : ' ')))
    .join('')

const NEVER = /(?!)/u

function compile(list: string): RegExp {
  const phrases = list
    .split(/[,\n،]+/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
  return phrases.length === 0 ? NEVER : new RegExp(`(?<= )(?:${phrases.map(phraseOf).join('|')})(?= )`, 'gu')
}

/** Compiled when they are first needed: most pages carry no words to read. */
let compiled: {
  harmless: RegExp
  business: RegExp
  sure: Record<Need, RegExp>
  unsure: Record<Need, RegExp>
} | null = null

function patterns() {
  const each = (lists: Record<Need, string>) => ({
    self: compile(lists.self),
    violence: compile(lists.violence),
    medical: compile(lists.medical),
  })
  compiled ??= { harmless: compile(HARMLESS), business: compile(BUSINESS), sure: each(SURE), unsure: each(UNSURE) }
  return compiled
}

const isIn = (text: string, pattern: RegExp) => text.search(pattern) >= 0

/** Longer than any question: what comes after is not read. */
const MOST_READ = 2000

/** What kind of help is needed; null: nothing was said of it. */
export function needIn(message: string): Need | null {
  const { harmless, business, sure, unsure } = patterns()
  const text = ` ${fold(message.slice(0, MOST_READ))} `.replace(harmless, '')
  const isAboutBusiness = isIn(text, business)
  return NEEDS.find((need) => isIn(text, sure[need]) || (!isAboutBusiness && isIn(text, unsure[need]))) ?? null
}
