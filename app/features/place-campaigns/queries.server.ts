import * as z from 'zod'
import { campaignPath } from '#app/core/place-campaigns/code.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'

const desk = z.object({
  listings: z.array(
    z.object({ id: z.string(), name: z.string(), slug: z.string().nullable(), may_write: z.boolean() }),
  ),
  campaigns: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      place_id: z.string(),
      is_over: z.boolean(),
      is_sample: z.boolean(),
      since: z.string(),
      week: z.number(),
      month: z.number(),
      whole: z.number(),
    }),
  ),
})

/** Every campaign of the caller's listings and what came of it; null where no plan of theirs has them. */
export async function readCampaigns(services: Pick<Services, 'db' | 'log' | 'config'>, locale: Locale) {
  const answer = await ask(services, services.db().rpc('campaigns_desk'), desk.nullable())
  if (!answer) return null
  const { listings, campaigns } = answer
  return {
    listings: listings.filter(({ may_write }) => may_write).map(({ id, name }) => ({ id, name })),
    isSample: campaigns.some(({ is_sample }) => is_sample),
    campaigns: campaigns.flatMap(({ code, name, place_id, is_over, since, week, month, whole }) => {
      const listing = listings.find(({ id }) => id === place_id)
      if (!listing) return []
      const place = `business:${listing.slug ?? listing.id}`
      return [
        {
          ...{ code, name, isOver: is_over, week, month, whole },
          place: listings.length > 1 ? listing.name : null,
          mayWrite: listing.may_write,
          since: writeDate(locale, since),
          link: services.config.siteUrl + inLocale(campaignPath(code), locale),
          poster: `/templates?${new URLSearchParams({ kind: 'qr', place, via: code })}`,
        },
      ]
    }),
  }
}
export type Campaigns = NonNullable<Awaited<ReturnType<typeof readCampaigns>>>
export type Campaign = Campaigns['campaigns'][number]
