import { findStanding, hostOf } from '#app/core/partners/standing.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { html } from './markup.ts'
import { shown, type WidgetKind } from './widget.ts'

/** A partner's badge. It says what holds today: expired, withdrawn and forged ones turn grey and say so themselves. */
export const partnerWidget: WidgetKind = {
  needsId: true,
  formats: ['html', 'json', 'svg'],
  load: async ({ id, services, locale, t, linkTo, size }) => {
    const words = t.partners.verify
    const standing = await findStanding(services, id)
    const state = standing?.state ?? 'forged'
    const name = standing?.name ?? words.short.forged
    const link = linkTo(`/partners/verify/${encodeURIComponent(id)}`)
    const isValid = state === 'valid'
    return shown({
      title: name,
      placeId: null,
      body: html`<header><h1><a href="${link}" target="_blank" rel="noopener">${name}</a></h1>
<p class="chips"><span class="chip ${isValid ? 'good' : 'none'}">${words.short[state]}</span>${standing?.is_sample && html`<span class="chip none">${t.listings.sample}</span>`}</p></header>${
        size === 'regular' &&
        standing?.until &&
        html`<p class="part soft">${words.until} ${writeDate(locale, standing.until)}</p>`
      }`,
      json: {
        state,
        name: standing?.name ?? null,
        host: hostOf(standing?.website_url ?? null),
        since: standing?.since ?? null,
        until: standing?.until ?? null,
        link,
      },
      badge: { label: isValid ? t.partners.label : words.short[state], value: name, tone: isValid ? 'good' : 'none' },
    })
  },
}
