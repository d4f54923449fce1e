import * as z from 'zod'
import { categoryByWord } from '#app/core/categories/categories.ts'
import { coverTint } from '#app/core/listings/describe-business.server.ts'
import { coverUrl } from '#app/core/media/art/cover-url.ts'
import { ask, askIfAllowed } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type OwnedListing, stateOf } from './rules.ts'
import type { Waiting } from './waiting-context.ts'

type Asking = Pick<Services, 'db' | 'log'>

const fact = z.object({
  said_as: z.enum(['owner', 'staff', 'member']).optional(),
  said_at: z.string().optional(),
  checked_at: z.string().optional(),
  yes: z.number().optional(),
  no: z.number().optional(),
  confirmed_at: z.string().optional(),
})
const known = z.object({ facts: z.record(z.string(), fact), certificate_ends: z.string().nullable() })
const waiting = z.object({
  queue: z.number(),
  claims: z.number(),
  messages: z.number(),
  chats: z.number(),
  money: z.number(),
  orders: z.number(),
  partners: z.number(),
  promotions: z.number(),
  sponsors: z.number(),
})

const MOST_LISTINGS = 100
const FOOD: readonly unknown[] = ['restaurants', 'grocery']

/** The signed-in person's own listings, the oldest first. */
export async function listOwned(services: Asking, ownerId: string, now: Date): Promise<OwnedListing[]> {
  const db = services.db()
  const rows = await ask(
    services,
    db
      .from('businesses')
      .select(
        'id, place_id, slug, name, city, status, waits, featured, image, hours, halal, business_category, closed_on, latitude, online_only, service_area_km',
      )
      .eq('owner_id', ownerId)
      .order('created_at', { ascending: true })
      .limit(MOST_LISTINGS),
  )
  const places = rows.flatMap(({ place_id }) => (place_id ? [place_id] : []))
  // What members added belongs to the place: a photo of theirs is a photo of the listing.
  const [shown, unanswered, knowledge] = await Promise.all([
    ask(services, db.from('business_unified').select('id, image').in('id', places)),
    ask(services, db.rpc('reviews_to_answer'), z.record(z.string(), z.number())),
    ask(services, db.rpc('listing_freshness'), z.record(z.string(), known)),
  ])
  const images = new Map(shown.map(({ id, image }) => [id, image]))
  return rows.map((row) => {
    const image = (row.place_id && images.get(row.place_id)) || row.image
    return {
      id: row.id,
      place: row.place_id,
      slug: row.slug ?? row.place_id,
      name: row.name,
      city: row.city,
      status: row.closed_on ? 'closed' : (row.status as OwnedListing['status']),
      waits: row.waits as OwnedListing['waits'],
      featured: row.featured,
      cover: image ?? coverUrl(row.place_id ?? row.id, coverTint(row.business_category ?? '')),
      hasPin: row.latitude !== null || row.online_only || row.service_area_km !== null,
      hasPhoto: Boolean(image),
      hasHours: row.hours !== null,
      state: stateOf(row.place_id ? knowledge[row.place_id] : undefined, now),
      unanswered: (row.place_id && unanswered[row.place_id]) || 0,
      hasHalal: FOOD.includes(categoryByWord(row.business_category ?? '')) ? row.halal !== null : null,
    }
  })
}

export const hasDraft = async (services: Asking): Promise<boolean> =>
  (await ask(services, services.db().from('listing_drafts').select('id').limit(1))).length > 0

/** How much waits on each screen of the staff; nothing for whom the database tells nothing. */
export const readWaiting = async (services: Asking): Promise<Waiting> =>
  (await askIfAllowed(services, services.db().rpc('staff_waiting'), waiting)) ?? {}
