import { BEST_RATING, filledStars } from '#app/core/listings/business.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { html, type Markup } from './markup.ts'
import type { WidgetRequest } from './widget.ts'

const DECIMALS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export const writeRating = (rating: number, { locale }: Pick<WidgetRequest, 'locale'>) =>
  formatNumber(locale, rating, DECIMALS)

/** "4.6 out of 5", with stars for the eye. */
export function ratingLine(rating: number, { locale, texts }: Pick<WidgetRequest, 'locale' | 'texts'>): Markup {
  const filled = filledStars(rating)
  const stars = '★'.repeat(filled) + '☆'.repeat(BEST_RATING - filled)
  return html`<span class="stars" aria-hidden="true">${stars}</span> <span>${texts.outOf(writeRating(rating, { locale }), formatNumber(locale, BEST_RATING))}</span>`
}
