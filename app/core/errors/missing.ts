// The data a loader throws along with status 404, for the not-found page to show.
import type { NearMatch } from './near-match.ts'

export type Missing = { title: string; documentTitle: string; query: string; matches: NearMatch[] }

export function isMissing(data: unknown): data is Missing {
  return (
    typeof data === 'object' && data !== null && 'title' in data && 'matches' in data && Array.isArray(data.matches)
  )
}
