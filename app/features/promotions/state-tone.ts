import type { PromotionState } from './rules.ts'

export const STATE_TONE = {
  draft: 'neutral',
  review: 'gold',
  live: 'brand',
  paused: 'warning',
  ended: 'neutral',
} as const satisfies Record<PromotionState, string>
