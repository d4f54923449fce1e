// The outcome of something the assistant did for a visitor.
import type { FieldErrors } from '#app/lib/outcome.ts'

type Doing = {
  wasSent: boolean
  isUnderWay: boolean
  /** The page was loaded anew or another one came: how the forms of the site answer when they have done it. */
  hasMoved: boolean
  /** What the form for places answers, which stays where it is. */
  place: 'saved' | 'forgotten' | 'invalid' | undefined
  refusal: { errors: FieldErrors } | undefined
}

/**
 * A word of the interface where it was refused. Where nothing came back at all the line was lost, and nobody here knows
 * whether it arrived.
 */
export function endOfDoing({ wasSent, isUnderWay, hasMoved, place, refusal }: Doing): string {
  if (!wasSent || isUnderWay) return 'underWay'
  if (place) return place === 'saved' ? 'done' : 'invalid'
  if (refusal) return Object.values(refusal.errors).flat()[0] ?? 'failed'
  return hasMoved ? 'done' : 'lost'
}
