// Ramadan and Eid at the mosque, until they are over.
import { Link } from 'react-router'
import type { Occasion } from '#app/core/mosques/read-mosque.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeSum } from '#app/i18n/write-sum.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { SaidLine } from './said-mark.tsx'

type Props = {
  occasions: readonly Occasion[]
  path: string
  /** Ramadan is here or near: what nobody told is asked for. */
  isSeason: boolean
}

export function OccasionsSection({ occasions, path, isSeason }: Props) {
  const { locale, t } = useI18n()
  const words = t.mosques.occasions
  if (occasions.length === 0 && !isSeason) return null
  return (
    <section className="panel" aria-labelledby="occasions">
      <h2 className="h3 pb-2" id="occasions">
        {words.title}
      </h2>
      {occasions.length === 0 && (
        <p className="soft">
          {words.none}{' '}
          <Link className="link" to={`${path}/suggest`}>
            {t.mosques.jumuah.tell}
          </Link>
        </p>
      )}
      <ul>
        {occasions.map((occasion) => {
          const when = [
            occasion.until && occasion.until !== occasion.from
              ? words.range(writeDate(locale, occasion.from), writeDate(locale, occasion.until))
              : writeDate(locale, occasion.from),
            occasion.time && words.at(writeTime(locale, occasion.time)),
            occasion.afterPrayer && words.after(t.mosques.prayers[occasion.afterPrayer]),
          ]
          const more = [
            occasion.amount && words.amount(writeSum(occasion.amount, locale)),
            occasion.rakahs && words.rakahs(occasion.rakahs),
            occasion.language,
            occasion.venue,
            occasion.womenSpace === true && t.mosques.jumuah.women,
            occasion.womenSpace === false && t.mosques.jumuah.noWomen,
            occasion.note,
          ].filter(Boolean)
          return (
            <li key={occasion.id} className="entry">
              <div>
                <b className="strong">{words.kinds[occasion.kind]}</b>
                <p className="small soft num">{when.filter(Boolean).join(' · ')}</p>
                {more.length > 0 && (
                  <p className="small muted">
                    <bdi>{more.join(' · ')}</bdi>
                  </p>
                )}
                <SaidLine said={occasion.said} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
