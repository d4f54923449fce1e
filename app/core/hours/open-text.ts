import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { OpenLabel } from './open-label.ts'

/** "Open until 22:00", "Closed for Asr until 16:45". */
export function openText(label: OpenLabel, locale: Locale, t: Pick<Messages, 'listings' | 'prayer'>): string {
  const words = t.listings.open
  switch (label.kind) {
    case 'always':
    case 'closed':
      return words[label.kind]
    case 'opensLater':
      return words.opensLater(words.weekdays[label.weekday], writeTime(locale, label.time))
    case 'pausesSoon':
    case 'paused': {
      const pause = label.pause === 'jumuah' ? words.jumuah : t.prayer.names[label.pause]
      return words[label.kind](pause, writeTime(locale, label.time))
    }
    default:
      return words[label.kind](writeTime(locale, label.time))
  }
}
