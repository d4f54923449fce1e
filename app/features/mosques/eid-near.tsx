// From the evening before a feast: which day it is, by whose word, and who prays when around the visitor.
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { OccasionRow } from './occasion-row.tsx'
import type { EidNear } from './occasions.server.ts'

export function EidNearby({ eid: { moment, announced, prayers } }: { eid: EidNear }) {
  const { locale, t } = useI18n()
  const words = t.prayer.feast
  return (
    <section className="panel stack gap-3" aria-labelledby="eid-near">
      <h2 className="h3" id="eid-near">
        {words.note}
      </h2>
      <p>
        <b className="strong">{words.on[moment.feast](writeDate(locale, moment.date))}</b>{' '}
        <span className="soft">{announced ? words.announced(announced.by) : words.calendar}</span>{' '}
        {announced?.source && (
          <a className="link" href={announced.source} rel="noopener nofollow">
            {words.source}
          </a>
        )}
      </p>
      {prayers.length > 0 ? (
        <ul>
          {prayers.map((prayer) => (
            <OccasionRow key={prayer.id} occasion={prayer} hasDate={false} />
          ))}
        </ul>
      ) : (
        <p className="soft">
          {words.none}{' '}
          <Link className="link" to="/mosques">
            {words.tell}
          </Link>
        </p>
      )}
      <Link className="link" to="/mosques/occasions?kind=eid">
        {words.all}
      </Link>
    </section>
  )
}
