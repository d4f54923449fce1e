// The name of a category, or of a part of one, in an address: `grocery`, `grocery.butcher`.
import { dashed } from '#app/core/places/fold.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type CategoryKey = { category: string; part: string }

export const LONGEST = { name: 60, word: 40, words: 1600 }
export const MOST_WORDS = 40

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const writeKey = ({ category, part }: CategoryKey): string => (part ? `${category}.${part}` : category)

export function readKey(id: string): CategoryKey | null {
  const [category = '', part = '', ...rest] = id.split('.')
  if (rest.length > 0 || !ID.test(category) || (part !== '' && !ID.test(part)) || id.endsWith('.')) return null
  return { category, part }
}

/** The id of something new, from its English name; empty where that has no letter to make one of. */
export function idOf(name: string): string {
  const id = dashed(name).slice(0, LONGEST.word).replace(/-+$/, '')
  return ID.test(id) && id.length > 1 && id !== 'new' ? id : ''
}

/** One word or phrase after the other, as people separate them; the same twice is once. */
export function splitWords(text: string): string[] {
  const known = new Map<string, string>()
  for (const typed of text.split(/[,،;؛\n]/)) {
    const word = typed.trim().replace(/\s+/g, ' ')
    if (word && !known.has(word.toLowerCase())) known.set(word.toLowerCase(), word)
  }
  return [...known.values()]
}

/** The word for a name that a language lacks. */
export const nameMissing = (language: Locale): string => `name_${language}`
