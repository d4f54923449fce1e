// Counts down to iftar by day and to the end of suhoor by night; before Ramadan it says when it begins, and it greets at Eid.

import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { RamadanMoment } from './ramadan.ts'
import { writeTimeLeft } from './write-time-left.ts'

export function RamadanStrip({ moment, now }: { moment: RamadanMoment; now: number }) {
  const { locale, t } = useI18n()
  const words = t.prayer.ramadan
  if (moment.kind === 'before') {
    return (
      <p className="prayer-ramadan">
        {words.before(moment.days, writeDate(locale, moment.begins))} {words.fromMaghrib(writeDate(locale, moment.eve))}
      </p>
    )
  }
  if (moment.kind === 'eid') return <p className="prayer-ramadan">{moment.isEve ? words.eidEve : words.eid}</p>
  // Come and gone: what follows is told by the server.
  if (moment.at <= now) return null
  const isIftar = moment.kind === 'iftar'
  return (
    <div className="prayer-ramadan">
      <p>
        <b>{isIftar ? words.iftar : words.suhoor}</b>{' '}
        <span className="num">
          {t.prayer.at(writeTime(locale, moment.time))} · {writeTimeLeft(moment.at - now, locale, t.prayer)}
        </span>
      </p>
      <p className="prayer-ramadan__more num">
        {words.day(formatNumber(locale, moment.day))}
        {!isIftar && ` · ${words.imsak(writeTime(locale, moment.imsak))}`}
        {moment.night !== null && ` · ${words.night(formatNumber(locale, moment.night), isIftar)}`}
      </p>
    </div>
  )
}
