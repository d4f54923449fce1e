// The moments at which a webhook is tried again: soon at first, then ever later, over more than a day, and never all at the
// same moment.
const MINUTE = 60_000
const LONGEST_MINUTES = 360
/** After 1, 2, 4 … 256 minutes, then every six hours: about 32 hours in all. */
export const MOST_ATTEMPTS = 14

/** Null: it was tried often enough. `chance` is between 0 and 1. */
export function nextAttempt(attempt: number, now: Date, chance: number = Math.random()): Date | null {
  if (attempt >= MOST_ATTEMPTS) return null
  const minutes = Math.min(2 ** (attempt - 1), LONGEST_MINUTES)
  // A fifth earlier or later.
  return new Date(now.getTime() + minutes * MINUTE * (0.8 + 0.4 * chance))
}
