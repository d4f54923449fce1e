// The time for which pictures may be drawn for one member, and for one address, in five minutes. Counted in time, not in
// pictures: hundreds of thumbnails cost as much as one large sheet, and every other width or quality is a new picture.
const WINDOW_MS = 5 * 60_000
const ALLOWED_MS = 30_000
/** Remembered at most; the oldest are forgotten first. */
const CAPACITY = 10_000

export function createDrawingAllowance(allowedMs = ALLOWED_MS) {
  const spent = new Map<string, { ms: number; resets: number }>()
  return {
    /** Seconds until they may ask again; null when they may now. */
    waitFor(who: readonly string[], now = Date.now()): number | null {
      let until = 0
      for (const one of who) {
        const used = spent.get(one)
        if (used && used.resets > now && used.ms >= allowedMs) until = Math.max(until, used.resets)
      }
      return until > 0 ? Math.ceil((until - now) / 1000) : null
    },
    spend(who: readonly string[], ms: number, now = Date.now()): void {
      for (const one of who) {
        const used = spent.get(one)
        if (used && used.resets > now) {
          used.ms += ms
          continue
        }
        spent.delete(one)
        spent.set(one, { ms, resets: now + WINDOW_MS })
        const oldest = spent.size > CAPACITY ? spent.keys().next().value : undefined
        if (oldest !== undefined) spent.delete(oldest)
      }
    },
  }
}
