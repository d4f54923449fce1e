import { type Business, toBusiness } from '#app/core/listings/business.ts'
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { readRow, readText } from '#app/core/listings/source-row.ts'
import type { WidgetRequest } from './widget.ts'

export type FoundListing = { business: Business; card: BusinessCardData; name: string; isClosed: boolean }

/** A business as its card shows it. */
export async function findListing({ services, id, locale, t, now }: WidgetRequest): Promise<FoundListing | null> {
  const row = readRow(await services.page('find_business', { id_or_slug: id }))
  if (!row) return null
  const business = toBusiness(row)
  if (!business.id) return null
  const card = toBusinessCard(business, makeCardContext({ locale, now, hasDistance: false }))
  return { business, card, name: card.name ?? t.listings.nameNotFound, isClosed: readText(row.closed_on) !== null }
}
