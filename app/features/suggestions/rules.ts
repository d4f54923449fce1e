// The facts that the form of a place asks about. Halal and photos have pages of their own, with evidence and pictures.
import { FACTS, type Fact } from '#app/core/listings/facts.ts'
import { wordIn } from '#app/lib/word-in.ts'

export const OWN_FIELDS = ['hours', 'phone', 'address', 'website', 'name', 'moved', 'closed'] as const
export type OwnField = (typeof OWN_FIELDS)[number]
export type SuggestField = OwnField | Fact

export const isOwnField = (word: string): word is OwnField => OWN_FIELDS.some((field) => field === word)

export function readField(word: string | null): SuggestField | null {
  return wordIn(OWN_FIELDS, word) ?? wordIn(FACTS, word)
}
