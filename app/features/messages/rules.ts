// Conversations with businesses: their addresses, and how a page of one is cut. Pure.
export type Side = 'visitor' | 'business'

const LISTS: Record<Side, string> = { visitor: '/messages', business: '/dashboard/messages' }

export const threadPath = (side: Side, thread: string) => `${LISTS[side]}/${thread}`

/** The list for another question: of one business, of what is done. */
export function listPath(
  side: Side,
  { business, isDone }: { business?: string | null; isDone?: boolean } = {},
): string {
  const query = new URLSearchParams({ ...(business && { business }), ...(isDone && { state: 'done' }) })
  return query.size > 0 ? `${LISTS[side]}?${query}` : LISTS[side]
}

const FEWEST = 50
const MOST = 1000

/** How many messages the address asks for. */
export function readShown({ searchParams }: URL): number {
  const shown = Number(searchParams.get('shown'))
  return Number.isInteger(shown) ? Math.min(Math.max(shown, FEWEST), MOST) : FEWEST
}

/** The address that shows more of the same conversation; null when all of it is there. */
export const earlierPath = (path: string, shown: number, total: number): string | null =>
  total > shown && shown < MOST ? `${path}?shown=${Math.min(shown * 2, MOST)}` : null
