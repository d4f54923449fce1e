// The statements worth preparing: those asked often. The driver never forgets a prepared statement while its
// connection lives (an hour at most), so only so many may become one in an hour, whatever visitors think up.

const OFTEN = 3
const LONGEST = 8_000
const HOUR_MS = 3_600_000

export function openStatementMemory({ most = 500, lifetimeMs = HOUR_MS } = {}) {
  let prepared = new Set<string>()
  let counts = new Map<string, number>()
  let since = Number.NEGATIVE_INFINITY
  return {
    isWorthPreparing(text: string, now: number): boolean {
      if (now - since > lifetimeMs) {
        since = now
        prepared = new Set()
        counts = new Map()
      }
      if (prepared.has(text)) return true
      if (text.length > LONGEST || prepared.size >= most) return false
      const count = (counts.get(text) ?? 0) + 1
      if (count >= OFTEN) {
        counts.delete(text)
        prepared.add(text)
        return true
      }
      counts.set(text, count)
      const oldest = counts.size > most ? counts.keys().next().value : undefined
      if (oldest !== undefined) counts.delete(oldest)
      return false
    },
  }
}
