import { writeDate } from '#app/i18n/write-date.ts'
import { findListing } from './find-listing.ts'
import { halalWords } from './halal-words.ts'
import { html } from './markup.ts'
import { notFound, shown, type WidgetKind } from './widget.ts'

/** How halal a business is on record today. Where evidence lapses the level falls, and the badge turns grey by itself. */
export const halalWidget: WidgetKind = {
  needsId: true,
  formats: ['html', 'json', 'svg'],
  load: async (request) => {
    const found = await findListing(request)
    if (!found) return notFound
    const { locale, t, texts, size, now, linkTo } = request
    const { business, card, name, isClosed } = found
    const level = isClosed ? 0 : (business.halal_level ?? 0)
    const words = halalWords(level, t)
    const link = linkTo(`${card.path}/halal`)
    const today = now.toISOString().slice(0, 10)
    return shown({
      title: name,
      placeId: business.id,
      body: html`<header><h1><a href="${link}" target="_blank" rel="noopener">${name}</a></h1>
<p class="chips"><span class="chip ${level > 0 ? 'good' : 'none'}">${words}</span>${card.isSample && html`<span class="chip none">${t.listings.sample}</span>`}</p></header>${
        size === 'regular' &&
        html`<p class="part soft">${texts.asOf(writeDate(locale, today))} · <a href="${link}" target="_blank" rel="noopener">${texts.evidence}</a></p>`
      }`,
      json: { id: business.id, name, link, level, words, asOf: today, isSample: business.is_sample },
      badge: { label: name, value: words, tone: level > 0 ? 'good' : 'none' },
    })
  },
}
