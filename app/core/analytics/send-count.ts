// Tells the site what to count: the smallest thing a first page load can carry. Nothing a visitor does may wait for it or
// fail with it.
import type { CountEntry } from './entry.ts'

export function sendCount(entry: CountEntry): void {
  fetch('/api/count', {
    method: 'POST',
    // Outlives the page: a click on a link is counted although the page goes away.
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(entry),
  })
    .then((response) => {
      if (!response.ok) throw new Error(`status ${response.status}`)
    })
    .catch((error: unknown) => console.warn(`Could not count this ${entry.kind}:`, error))
}
