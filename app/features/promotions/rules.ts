// Limits, tones and states of a promotion, and the steps open from each state.
export const PROMOTIONS_DESK = '/dashboard/staff/promotions'
export const LONGEST = { title: 200, body: 1000, cta_label: 80, href: 500 }
export const TONES = ['gold', 'brand', 'calm'] as const

export const STATES = ['draft', 'review', 'live', 'paused', 'ended'] as const
export type PromotionState = (typeof STATES)[number]

/** The steps that are open from a state, the likeliest first. The database holds the same list. */
export const NEXT: Readonly<Record<PromotionState, readonly PromotionState[]>> = {
  draft: ['review'],
  review: ['live', 'draft'],
  live: ['paused', 'ended'],
  paused: ['live', 'ended'],
  ended: ['draft'],
}

/** Words that were approved stand; a promotion that runs is paused first. */
export const isEditable = (state: PromotionState) => state !== 'live' && state !== 'ended'
