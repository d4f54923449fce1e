// Cards ask one by one as they come near the screen; the server is asked for several at once.
export type ShownRating = { rating: number; count: number }

type Waiting = { id: string; resolve: (rating: ShownRating | null) => void }

const GATHER_MS = 60
const MOST_IDS = 24
const known = new Map<string, Promise<ShownRating | null>>()
let waiting: Waiting[] = []

export function askForRating(id: string): Promise<ShownRating | null> {
  const asked = known.get(id)
  if (asked) return asked
  const rating = new Promise<ShownRating | null>((resolve) => {
    if (waiting.length === 0) setTimeout(askForAll, GATHER_MS)
    waiting.push({ id, resolve })
  })
  known.set(id, rating)
  return rating
}

function askForAll() {
  const all = waiting
  waiting = []
  for (let from = 0; from < all.length; from += MOST_IDS) void ask(all.slice(from, from + MOST_IDS))
}

async function ask(asked: readonly Waiting[]) {
  const ratings = await fetchRatings(asked.map(({ id }) => id))
  for (const { id, resolve } of asked) {
    // What failed may be asked for again by the next card of that place.
    if (!ratings) known.delete(id)
    resolve(ratings?.[id] ?? null)
  }
}

/** Null when the server did not answer: a missing rating is no reason to trouble the visitor. */
async function fetchRatings(ids: readonly string[]): Promise<Record<string, ShownRating> | null> {
  try {
    const response = await fetch(`/api/external-ratings?ids=${ids.join(',')}`)
    if (!response.ok) return null
    const { ratings }: { ratings: Record<string, ShownRating> } = await response.json()
    return ratings
  } catch {
    return null
  }
}
