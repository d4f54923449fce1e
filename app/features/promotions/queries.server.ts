import * as z from 'zod'
import type { Placement } from '#app/core/analytics/kinds.ts'
import { momentField } from '#app/core/editing/fields.ts'
import { fieldsOf, inLanguage, readLocalised } from '#app/core/editing/localised.ts'
import { writeTowns } from '#app/core/editing/towns.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { ask, askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Promotion } from './promo-banner.tsx'
import { readPromotion } from './read-promotion.ts'
import { STATES } from './rules.ts'

/** One decimal is some ten kilometres: promotions are for towns, and neighbours share a kept answer. */
const round = (degrees: number) => Math.round(degrees * 10) / 10

/** What is shown there to a visitor from this place; the page does without when the database does not answer. */
export async function findPromotion(
  services: Pick<Services, 'page' | 'log'>,
  placement: Placement,
  language: Locale,
  place: Place,
): Promise<Promotion | null> {
  const at = isKnown(place) ? { lat: round(place.lat), lng: round(place.lng) } : {}
  return readPromotion(await askPageOrNothing(services, 'promotion_at', { placement, language, ...at }))
}

const row = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.unknown().transform(readLocalised),
  body: z.unknown().transform(readLocalised),
  cta_label: z.unknown().transform(readLocalised),
  href: z.string(),
  tone: z.string(),
  status: z.enum(STATES),
  weight: z.number(),
  placements: z.array(z.string()),
  languages: z.array(z.string()),
  towns: z.unknown(),
  cap_total: z.number().nullable(),
  cap_person: z.number().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  updated_at: z.string(),
  is_sample: z.boolean(),
  impressions: z.number(),
  clicks: z.number(),
})
const file = row.extend({
  is_own: z.boolean(),
  was_shown: z.boolean(),
  steps: z.array(z.object({ step: z.enum(['written', ...STATES]), at: z.string(), by: z.string().nullable() })),
  days: z.array(z.object({ day: z.string(), placement: z.string(), impressions: z.number(), clicks: z.number() })),
})
type Asking = Pick<Services, 'db' | 'log'>

export type ListedPromotion = Awaited<ReturnType<typeof listPromotions>>[number]

export async function listPromotions(services: Asking, locale: Locale) {
  const rows = await ask(services, services.db().rpc('promotions_desk', {}), z.array(row))
  return rows.map(({ id, slug, title, status, starts_at, ends_at, impressions, clicks, is_sample, cap_total }) => ({
    id,
    slug,
    title: inLanguage(title, locale),
    status,
    from: starts_at,
    until: ends_at,
    impressions,
    clicks,
    most: cap_total,
    isSample: is_sample,
  }))
}

export type PromotionFile = NonNullable<Awaited<ReturnType<typeof findPromotionFile>>>

/** One promotion, with its form as it is kept, its figures and its history; null where there is none. */
export async function findPromotionFile(services: Asking, id: string) {
  if (!z.guid().safeParse(id).success) return null
  const [found] = await ask(services, services.db().rpc('promotions_desk', { promotion: id }), z.array(file))
  if (!found) return null
  const { title, body, cta_label, slug, href, tone } = found
  return {
    id: found.id,
    state: found.status,
    isOwn: found.is_own,
    wasShown: found.was_shown,
    steps: found.steps,
    days: found.days,
    impressions: found.impressions,
    clicks: found.clicks,
    most: found.cap_total,
    from: found.starts_at,
    isWaiting: found.status === 'live' && found.starts_at !== null && Date.parse(found.starts_at) > Date.now(),
    banner: { slug, href, tone, title, body, cta_label, most: null } satisfies Promotion,
    languages: Object.keys(title),
    values: {
      ...fieldsOf('title', title),
      ...fieldsOf('body', body),
      ...fieldsOf('cta_label', cta_label),
      slug,
      href,
      tone,
      weight: String(found.weight),
      placements: found.placements.join(','),
      languages: found.languages.join(','),
      towns: writeTowns(found.towns),
      cap_total: found.cap_total === null ? '' : String(found.cap_total),
      cap_person: found.cap_person === null ? '' : String(found.cap_person),
      starts_at: momentField(found.starts_at),
      ends_at: momentField(found.ends_at),
      seen: found.updated_at,
    } satisfies Record<string, string>,
  }
}
