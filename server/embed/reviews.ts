import { BEST_RATING } from '#app/core/listings/business.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { findListing } from './find-listing.ts'
import { html } from './markup.ts'
import { notFound, shown, type WidgetKind } from './widget.ts'
import { ratingLine, writeRating } from './write-rating.ts'

/** What members say of a business: rating and number of reviews. */
export const reviewsWidget: WidgetKind = {
  needsId: true,
  formats: ['html', 'json', 'svg'],
  load: async (request) => {
    const found = await findListing(request)
    if (!found) return notFound
    const { locale, t, texts, size, linkTo } = request
    const { business, card, name } = found
    const link = linkTo(`${card.path}/reviews`)
    const { rating, reviewsCount } = card
    const said = rating === null ? texts.noReviews : texts.reviews(reviewsCount)
    const value =
      rating === null
        ? texts.noReviews
        : `${writeRating(rating, { locale })} / ${formatNumber(locale, BEST_RATING)} · ${said}`
    return shown({
      title: name,
      placeId: business.id,
      body: html`<header><h1><a href="${link}" target="_blank" rel="noopener">${name}</a></h1>
${rating !== null && html`<p class="${size === 'regular' ? 'big' : ''}">${ratingLine(rating, { locale, texts })}</p>`}<p class="soft">${said}${card.isSample && ` · ${t.listings.sample}`}</p></header>${
        size === 'regular' &&
        html`<p class="part"><a href="${link}" target="_blank" rel="noopener">${texts.writeReview}</a></p>`
      }`,
      json: { id: business.id, name, link, rating, best: BEST_RATING, reviews: reviewsCount },
      badge: { label: name, value, tone: rating === null ? 'none' : 'star' },
    })
  },
}
