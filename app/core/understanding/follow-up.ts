// A sentence that goes on from the one before: "and Isha?", "what about tomorrow", "with parking".
import type { Kind, Meaning } from './meaning.ts'

type Manner = {
  /** It begins with "and", "what about" or the like. */
  isGoingOn: boolean
  /** How many words it has. */
  count: number
}

/** Kinds that stand for themselves, whatever was asked before. */
const WHOLE: ReadonlySet<Kind> = new Set([
  'greeting',
  'person',
  'ruling',
  'mine',
  'quran',
  'plan',
  'help',
  'zakaat',
  'recipe',
])
const SHORT = 4

const isTimed = (kind: Kind) => kind === 'prayer' || kind === 'iqamah'
const isListed = (kind: Kind) => kind === 'business' || kind === 'mosque'

const hasDetail = (own: Meaning) =>
  own.cities.length > 0 ||
  own.isNearMe ||
  own.day !== null ||
  own.open !== null ||
  own.prayer !== null ||
  own.facts.length > 0 ||
  own.isCheap ||
  own.isMuslimOwned ||
  own.isCertified

export function continued(before: Meaning, own: Meaning, { isGoingOn, count }: Manner): Meaning {
  if (WHOLE.has(own.kind) || WHOLE.has(before.kind)) return own
  if (!isGoingOn && count > SHORT) return own
  // Closer to the place that was meant, not to another.
  const isSamePlace = own.cities.length === 0 && (!own.isNearMe || (own.isCloser && before.cities.length > 0))
  const where = isSamePlace ? { cities: before.cities, isNearMe: before.isNearMe } : {}
  if (isTimed(own.kind) && isTimed(before.kind))
    return {
      ...own,
      ...where,
      kind: before.kind,
      prayer: own.prayer ?? before.prayer,
      day: own.day ?? before.day,
      text: own.text || before.text,
    }
  if (own.category && isListed(before.kind)) return { ...own, ...where }
  // Nothing but a detail: all the rest stays.
  if (own.category || own.text !== '' || !hasDetail(own)) return own
  if (own.kind !== 'unknown' && own.kind !== 'business' && own.kind !== before.kind) return own
  return {
    ...before,
    ...where,
    ...(own.cities.length > 0 && { cities: own.cities, isNearMe: false }),
    ...(own.isNearMe && !isSamePlace && { cities: [], isNearMe: true }),
    isCloser: own.isCloser,
    day: own.day ?? before.day,
    prayer: own.prayer ?? before.prayer,
    open: own.open ?? before.open,
    facts: [...new Set([...before.facts, ...own.facts])],
    isCheap: own.isCheap || before.isCheap,
    isMuslimOwned: own.isMuslimOwned || before.isMuslimOwned,
    isCertified: own.isCertified || before.isCertified,
    parts: [],
  }
}
