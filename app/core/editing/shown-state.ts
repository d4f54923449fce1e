// The state of something on the site: shown, or not, and the reason.

export type ShownState = 'shown' | 'waiting' | 'over' | 'hidden' | 'noConsent'

type Record = {
  isOn: boolean
  agreed: boolean
  is_sample: boolean
  shown_from: string | null
  shown_until: string | null
}

/** `today` is a day of UTC, as the database has it. */
export function shownState(record: Record, today: string): ShownState {
  if (!record.isOn) return 'hidden'
  if (!record.agreed && !record.is_sample) return 'noConsent'
  if (record.shown_from !== null && record.shown_from > today) return 'waiting'
  return record.shown_until !== null && record.shown_until < today ? 'over' : 'shown'
}

export const SHOWN_TONE = {
  shown: 'brand',
  waiting: 'info',
  over: 'neutral',
  hidden: 'neutral',
  noConsent: 'warning',
} as const satisfies { [state in ShownState]: string }
