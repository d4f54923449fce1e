import { openText } from '#app/core/hours/open-text.ts'
import { findListing } from './find-listing.ts'
import { halalWords } from './halal-words.ts'
import { html } from './markup.ts'
import { notFound, shown, type WidgetKind } from './widget.ts'
import { ratingLine } from './write-rating.ts'

/** A business: what and where it is, whether it is open, its rating and its halal status. */
export const businessWidget: WidgetKind = {
  needsId: true,
  formats: ['html', 'json'],
  load: async (request) => {
    const found = await findListing(request)
    if (!found) return notFound
    const { locale, t, texts, size, linkTo } = request
    const { business, card, name, isClosed } = found
    const link = linkTo(card.path)
    const open = card.open && !isClosed ? openText(card.open, locale, t) : null
    const level = card.halalLevel
    const details = html`${card.rating !== null && html`<p>${ratingLine(card.rating, { locale, texts })} <span class="soft">${texts.reviews(card.reviewsCount)}</span></p>`}<p class="chips">${
      open && html`<span class="chip">${open}</span>`
    }${level !== null && html`<span class="chip ${level > 0 ? 'good' : 'none'}">${halalWords(level, t)}</span>`}${
      card.isSample && html`<span class="chip none">${t.listings.sample}</span>`
    }</p>`
    return shown({
      title: name,
      placeId: business.id,
      body: html`<header><h1><a href="${link}" target="_blank" rel="noopener">${name}</a></h1>
<p class="soft">${[card.category, card.where].filter(Boolean).join(' · ')}</p>
${isClosed ? html`<p>${texts.closed}</p>` : size === 'regular' ? details : open && html`<p>${open}</p>`}</header>`,
      json: {
        id: business.id,
        name,
        category: card.category,
        city: business.city || null,
        link,
        open,
        rating: card.rating,
        reviews: card.reviewsCount,
        halalLevel: level,
        halal: level === null ? null : halalWords(level, t),
        isClosed,
        isSample: card.isSample,
      },
    })
  },
}
