// On the morning of a feast its prayer is what comes next; from the evening before, the day is named.
import type { FeastMoment } from '#app/core/prayer/feast.ts'
import { isFeastMorning } from '#app/core/prayer/feast-morning.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { html, type Markup } from './markup.ts'
import type { WidgetRequest } from './widget.ts'

type Telling = Pick<WidgetRequest, 'locale' | 't' | 'now'>

export type FeastPart = {
  /** In place of the prayer that comes next; null while that is an ordinary one. */
  next: Markup | null
  /** Names the day. */
  day: Markup
  json: { name: 'fitr' | 'adha'; date: string; isNext: boolean; prayers: string[] }
}

/** `times`: when it is prayed, where somebody told, each with its clock as it is written. */
export function feastPart(
  moment: Omit<FeastMoment, 'hijriYear'> | null,
  times: readonly { at: string; written: string }[],
  { locale, t, now }: Telling,
): FeastPart | null {
  if (!moment || now.getTime() < moment.from) return null
  const words = t.prayer.feast
  const isNext = isFeastMorning(moment, now.getTime())
  const when = times.length > 0 ? times.map(({ written }) => written).join(' · ') : words.afterSunrise
  return {
    next: isNext
      ? html`<p class="next"><span>${t.prayer.next}</span><b>${words.prayer}</b><span>${when}</span></p>`
      : null,
    day: html`<p class="part">${words.on[moment.feast](writeDate(locale, moment.date))}${!isNext && times.length > 0 && html` <b>${words.prayer}</b> ${when}`}</p>`,
    json: { name: moment.feast, date: moment.date, isNext, prayers: times.map(({ at }) => at) },
  }
}
