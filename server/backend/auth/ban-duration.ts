// The time for which an account is shut out, in Go's way of writing durations: "24h", "1h30m", "none".
import { refuse } from './who-asks.ts'

const UNITS: Record<string, number> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
/** Further ahead than any calendar the database keeps. */
const LONGEST_MS = 200 * 365 * 24 * 3_600_000

/** Nothing for no change, null for an end of the ban. */
export function banUntil(duration: string, now: number): string | null | undefined {
  if (duration === '') return undefined
  if (duration === 'none') return null
  const bad = () =>
    refuse(
      400,
      'validation_failed',
      `invalid format for ban duration: time: invalid duration "${duration.slice(0, 40)}"`,
    )
  if (!/^\+?(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/.test(duration)) bad()
  let ms = 0
  for (const [, amount, unit] of duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g))
    ms += Number(amount) * (UNITS[unit ?? ''] ?? 0)
  return ms <= LONGEST_MS ? new Date(now + ms).toISOString() : bad()
}
