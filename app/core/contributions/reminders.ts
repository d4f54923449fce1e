// The times at which a reader can ask to be reminded of something kept.
export const REMINDERS = ['never', 'tomorrow', 'week', 'month'] as const
export type Reminder = (typeof REMINDERS)[number]

const DAYS = { tomorrow: 1, week: 7, month: 30 } as const

export function reminderAt(when: Reminder, now: Date): string | null {
  return when === 'never' ? null : new Date(now.getTime() + DAYS[when] * 86_400_000).toISOString()
}
