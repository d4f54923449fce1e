// A business as a pin on a map: its card already says what it is called and where its page is.
import { categoryByWord } from '#app/core/categories/categories.ts'
import type { Pin } from '#app/core/map/pin.ts'
import type { Business } from './business.ts'
import type { BusinessCardData } from './business-card.tsx'

/** Null where the business has no position. */
export function toBusinessPin(business: Business, card: BusinessCardData, nameNotFound: string): Pin | null {
  const { id, latitude, longitude, business_category, featured } = business
  if (latitude === null || longitude === null) return null
  return {
    id,
    lat: latitude,
    lng: longitude,
    label: card.name ?? nameNotFound,
    to: card.path,
    category: categoryByWord(business_category),
    tone: featured ? 'featured' : 'plain',
  }
}
