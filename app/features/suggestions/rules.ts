// The facts that the form of a place asks about. Halal and photos have pages of their own, with evidence and pictures.
import { FACTS, type Fact } from '#app/core/listings/facts.ts'

export const OWN_FIELDS = ['hours', 'phone', 'address', 'website', 'name', 'moved', 'closed'] as const
export type OwnField = (typeof OWN_FIELDS)[number]
export type SuggestField = OwnField | Fact

export const isOwnField = (word: string): word is OwnField => OWN_FIELDS.some((field) => field === word)

export function readField(word: string | null): SuggestField | null {
  return OWN_FIELDS.find((field) => field === word) ?? FACTS.find((fact) => fact === word) ?? null
}
