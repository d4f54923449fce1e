// One entry of a mosque around: when, where, and whose word it is.
import './mosques.css'
import { Link } from 'react-router'
import type { NearOccasion } from '#app/core/mosques/find-occasions.server.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeSum } from '#app/i18n/write-sum.ts'
import { writeTime } from '#app/i18n/write-time.ts'

export function OccasionRow({ occasion, hasDate = true }: { occasion: NearOccasion; hasDate?: boolean }) {
  const { locale, t } = useI18n()
  const words = t.mosques.occasions
  const { mosque, from, until, time, afterPrayer, amount, rakahs, language, venue, womenSpace, note, said } = occasion
  const when = [
    hasDate &&
      (until && until !== from
        ? words.range(writeDate(locale, from), writeDate(locale, until))
        : writeDate(locale, from)),
    afterPrayer && words.after(t.mosques.prayers[afterPrayer]),
    rakahs && words.rakahs(rakahs),
    venue,
    language,
    womenSpace === true && t.mosques.jumuah.women,
    womenSpace === false && t.mosques.jumuah.noWomen,
    note,
  ].filter(Boolean)
  const figure = amount ? words.amount(writeSum(amount, locale)) : time && writeTime(locale, time)
  return (
    <li className="mosques-occasion">
      <div className="grow">
        <p>
          <Link className="link strong" to={mosque.path}>
            <bdi>{mosque.name}</bdi>
          </Link>{' '}
          <span className="small muted num">
            {[mosque.city, distanceText(mosque.distance, locale, t.listings.distance)].filter(Boolean).join(' · ')}
          </span>
        </p>
        {when.length > 0 && (
          <p className="small soft num">
            <bdi>{when.join(' · ')}</bdi>
          </p>
        )}
        <p className="tiny muted">
          {t.mosques.today.marks[said.as]}
          {said.at && ` · ${writeDate(locale, said.at)}`}
        </p>
      </div>
      {figure && <b className="strong num">{figure}</b>}
    </li>
  )
}
