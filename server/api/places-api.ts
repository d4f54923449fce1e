/**
 * Ratings of the maps places service, for operators who have a key for it. Text search by name, address and city finds
 * the place, its details carry the rating. Everything is kept for a day; what failed is tried again soon. The key
 * stays in this process.
 */
import * as z from 'zod'
import { distanceKm } from '#app/core/places/distance.ts'

export type ExternalReview = { author: string; rating: number; text: string; relativeTime: string }
export type ExternalRating = {
  /** The place's id at the service. */
  placeId: string
  rating: number
  reviewCount: number
  /** The place's own page at the service. */
  url: string | null
  reviews: ExternalReview[]
}
export type RatedPlace = {
  id: string
  name: string
  address: string | null
  city: string | null
  latitude: number | null
  longitude: number | null
}

type Settings = { key: string; url: string; log: (event: string, detail?: Record<string, unknown>) => void }

const BATCH = 5
const PAUSE_MS = 100
const DAY_MS = 24 * 60 * 60_000
const RETRY_MS = 5 * 60_000
const MOST_KEPT = 5000
const PATIENCE_MS = 5000
const REVIEWS_KEPT = 5
/** Farther away than this it is another branch, or another business of that name. */
const SAME_PLACE_KM = 1

const position = z.object({ location: z.object({ lat: z.number(), lng: z.number() }) })
const found = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(z.object({ place_id: z.string(), geometry: position.optional() })).default([]),
})
const details = z.object({
  status: z.enum(['OK', 'NOT_FOUND', 'ZERO_RESULTS']),
  result: z
    .object({
      rating: z.number().min(0).max(5).optional(),
      user_ratings_total: z.number().int().min(0).optional(),
      formatted_address: z.string().optional(),
      geometry: position.optional(),
      url: z.url({ protocol: /^https$/ }).optional(),
      reviews: z
        .array(
          z.object({
            author_name: z.string().default(''),
            rating: z.number().min(0).max(5),
            text: z.string().default(''),
            relative_time_description: z.string().default(''),
          }),
        )
        .default([]),
    })
    .optional(),
})

export function createExternalRatings({ key, url, log }: Settings, now: () => number = Date.now) {
  const kept = new Map<string, { until: number; rating: ExternalRating | null }>()

  async function ask<T>(path: string, query: Record<string, string>, shape: z.ZodType<T>): Promise<T> {
    const response = await fetch(`${url}/${path}/json?${new URLSearchParams({ ...query, key })}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return shape.parse(await response.json())
  }

  const isThere = (place: RatedPlace, geometry: z.infer<typeof position> | undefined) =>
    place.latitude === null ||
    place.longitude === null ||
    geometry === undefined ||
    distanceKm({ lat: place.latitude, lng: place.longitude }, geometry.location) <= SAME_PLACE_KM

  async function look(place: RatedPlace): Promise<ExternalRating | null> {
    const query = [place.name, place.address, place.city].filter(Boolean).join(', ')
    const { results } = await ask('textsearch', { query }, found)
    const match = results.find(({ geometry }) => isThere(place, geometry))
    if (!match) return null
    const fields = 'rating,user_ratings_total,reviews,formatted_address,geometry,url'
    const { result } = await ask('details', { place_id: match.place_id, fields }, details)
    if (!result?.rating || !result.user_ratings_total || !isThere(place, result.geometry)) return null
    return {
      placeId: match.place_id,
      rating: result.rating,
      reviewCount: result.user_ratings_total,
      url: result.url ?? null,
      reviews: result.reviews.slice(0, REVIEWS_KEPT).map((review) => ({
        author: review.author_name,
        rating: review.rating,
        text: review.text,
        relativeTime: review.relative_time_description,
      })),
    }
  }

  function keep(id: string, rating: ExternalRating | null, forMs: number) {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
    kept.set(id, { until: now() + forMs, rating })
  }

  async function lookQuietly(place: RatedPlace) {
    try {
      keep(place.id, await look(place), DAY_MS)
    } catch (error) {
      // The message may carry the address that was asked for, and with it the key.
      const reason = (error instanceof Error ? error.message : String(error)).replaceAll(key, '…')
      log('external rating failed', { place: place.id, error: reason.slice(0, 200) })
      keep(place.id, null, RETRY_MS)
    }
  }

  return {
    /** Which of the ids must still be looked up. */
    missing: (ids: readonly string[]) => ids.filter((id) => (kept.get(id)?.until ?? 0) <= now()),
    async fetchAll(places: readonly RatedPlace[]) {
      for (let from = 0; from < places.length; from += BATCH) {
        if (from > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        await Promise.all(places.slice(from, from + BATCH).map(lookQuietly))
      }
    },
    get: (id: string): ExternalRating | null => kept.get(id)?.rating ?? null,
  }
}
