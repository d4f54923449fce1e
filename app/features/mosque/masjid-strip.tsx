// My masjid on the home page: its iqamah under the prayer card.
import { Link } from 'react-router'
import { useCome } from '#app/core/prayer/use-come.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import type { MasjidCardData } from './describe-times.server.ts'

export function MasjidStrip({ masjid }: { masjid: MasjidCardData }) {
  const { locale, t } = useI18n()
  const words = t.mosques.homeCard
  const isCome = useCome(masjid.nextAt)
  return (
    <section className="panel prayer-times-box stack gap-3 lg:order-last lg:col-span-full" aria-label={words.title}>
      <Link className="link" to={masjid.path}>
        {words.iqamah(masjid.name)}
      </Link>
      {masjid.hasIqamah ? (
        <ol className="prayer-times prayer-times--light">
          {masjid.rows.map(({ prayer, iqamah, isNext: wasNext }) => {
            const isNext = wasNext && !isCome
            return (
              <li key={prayer} className={isNext ? 'is-next' : undefined} aria-current={isNext ? 'true' : undefined}>
                <span>{t.mosques.prayers[prayer]}</span>
                <b>{iqamah ? writeTime(locale, iqamah) : '–'}</b>
              </li>
            )
          })}
        </ol>
      ) : (
        <p className="small muted">{words.none}</p>
      )}
    </section>
  )
}
