// Cards ask one by one as they come near the screen; the server is asked for several at once.
export type ShownRating = { rating: number; reviewCount: number }

export type ReviewedRating = ShownRating & {
  /** The place's own page at the service. */
  url: string | null
  reviews: { author: string; rating: number; text: string; relativeTime: string }[]
}

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

/** One place with what people wrote about it. */
export async function askForReviews(id: string): Promise<ReviewedRating | null> {
  return (await fetchRatings<ReviewedRating>(`ids=${id}&reviews=1`))?.[id] ?? null
}

function askForAll() {
  const all = waiting
  waiting = []
  for (let from = 0; from < all.length; from += MOST_IDS) void ask(all.slice(from, from + MOST_IDS))
}

async function ask(asked: readonly Waiting[]) {
  const ratings = await fetchRatings<ShownRating>(`ids=${asked.map(({ id }) => id).join(',')}`)
  for (const { id, resolve } of asked) {
    // What failed may be asked for again by the next card of that place.
    if (!ratings) known.delete(id)
    resolve(ratings?.[id] ?? null)
  }
}

/** Null when the server did not answer: a missing rating is no reason to trouble the visitor. */
async function fetchRatings<Rating>(query: string): Promise<Record<string, Rating> | null> {
  try {
    const response = await fetch(`/api/external-ratings?${query}`)
    if (!response.ok) return null
    const { ratings }: { ratings: Record<string, Rating> } = await response.json()
    return ratings
  } catch {
    return null
  }
}
