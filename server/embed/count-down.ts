// The time left until something, kept by the frame's script; without scripts the clock time beside it says enough.
import { intlTag } from '#app/i18n/locales.ts'
import { html, type Markup } from './markup.ts'
import type { WidgetRequest } from './widget.ts'

export function countDown(at: Date, { locale, t }: Pick<WidgetRequest, 'locale' | 't'>): Markup {
  const { hoursAndMinutesLeft, minutesLeft } = t.prayer
  return html`<span class="left" data-at="${at.toISOString()}" data-hours="${hoursAndMinutesLeft('{h}', '{m}')}" data-minutes="${minutesLeft('{m}')}" data-digits="${intlTag(locale)}"></span>`
}
