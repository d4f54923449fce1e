// Reads the offers to sponsors, their prices, and how many people they reach: counted, never guessed.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { PLACEMENTS } from './schema.ts'

const answer = z.object({
  placements: z.array(
    z.object({
      id: z.enum(PLACEMENTS),
      monthly_cents: z.number().nullable(),
      currency: z.string(),
      can_be_booked: z.boolean(),
    }),
  ),
  sponsors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      logo_url: z.string().nullable(),
      website_url: z.string().nullable(),
      tier: z.enum(['lead', 'supporting']),
      is_sample: z.boolean(),
    }),
  ),
  views: z.number(),
  home_views: z.number(),
  impressions: z.number(),
  clicks: z.number(),
})

export type Sponsorship = {
  placements: { id: (typeof PLACEMENTS)[number]; price: string | null; canBeBooked: boolean }[]
  sponsors: { id: string; name: string; logo: string | null; website: string | null; isSample: boolean }[]
  /** Null where nothing is counted, `none` where nothing was counted yet. */
  reach: { views: string; homeViews: string; impressions: string; clicks: string } | 'none' | null
}

function reachOf({ views, home_views, impressions, clicks }: z.output<typeof answer>, locale: Locale) {
  if (views + impressions === 0) return 'none'
  const write = (n: number) => formatNumber(locale, n)
  return { views: write(views), homeViews: write(home_views), impressions: write(impressions), clicks: write(clicks) }
}

export async function readSponsorship(
  services: Pick<Services, 'page' | 'log' | 'config'>,
  locale: Locale,
): Promise<Sponsorship> {
  const found = await askPage(services, 'sponsorship_page', {}, answer)
  return {
    placements: found.placements.map(({ id, monthly_cents, currency, can_be_booked }) => ({
      id,
      price: monthly_cents === null ? null : formatPrice(locale, monthly_cents, currency),
      canBeBooked: can_be_booked,
    })),
    sponsors: found.sponsors.map(({ id, name, logo_url, website_url, is_sample }) => ({
      id,
      name,
      logo: logo_url,
      website: website_url,
      isSample: is_sample,
    })),
    reach: services.config.tracking ? reachOf(found, locale) : null,
  }
}
