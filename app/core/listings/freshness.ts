// The age of the facts about a place, and who confirmed them last. Pure.
import type { Fact } from './facts.ts'

/** Every fact that members can confirm: those of the vocabulary, and the contacts. */
export type Askable = Fact | 'hours' | 'phone' | 'address' | 'website' | 'halal'

const DAY_MS = 86_400_000

/** Whole days from a moment to now, never below zero: a clock that runs ahead tells no future. */
export const daysSince = (iso: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / DAY_MS))

/** Opening hours change more often than a building does. */
const STALE_AFTER: Partial<Record<Askable, number>> = { hours: 90 }
const USUALLY_STALE_AFTER = 180

export type FactKnowledge = {
  said_as?: 'owner' | 'staff' | 'member'
  said_at?: string
  /** When the owner last said that it is still right. */
  checked_at?: string
  yes?: number
  no?: number
  confirmed_at?: string
}

export type Freshness = {
  /** Who spoke last, and how many days ago. Null: nobody has yet. */
  last:
    | { kind: 'confirmed'; days: number; people: number }
    | { kind: 'owner'; days: number }
    | { kind: 'staff'; days: number }
    | { kind: 'member'; days: number }
    | null
  doubts: number
  isStale: boolean
}

/** A confirmation is worth more than the owner's own word, until it is too old to tell anything. */
export function freshnessOf(fact: Askable, known: FactKnowledge | undefined, now: Date): Freshness {
  const doubts = known?.no ?? 0
  const limit = STALE_AFTER[fact] ?? USUALLY_STALE_AFTER
  const word = ownWord(known, now)
  if (known?.confirmed_at) {
    const days = daysSince(known.confirmed_at, now)
    if (days <= limit || !word || word.days >= days)
      return { last: { kind: 'confirmed', days, people: known.yes ?? 0 }, doubts, isStale: days > limit }
  }
  return { last: word, doubts, isStale: !word || word.days > limit }
}

/** Days since anyone, owner or visitor, last stood by it. */
export function ageOf({ said_at, checked_at, confirmed_at }: FactKnowledge, now: Date): number | null {
  const moments = [said_at, checked_at, confirmed_at].filter((moment) => moment !== undefined)
  return moments.length > 0 ? Math.min(...moments.map((moment) => daysSince(moment, now))) : null
}

function ownWord(known: FactKnowledge | undefined, now: Date) {
  if (!known?.said_at) return null
  const said = { kind: known.said_as ?? 'owner', days: daysSince(known.said_at, now) }
  if (!known.checked_at) return said
  const days = daysSince(known.checked_at, now)
  return days < said.days ? { kind: 'owner' as const, days } : said
}
