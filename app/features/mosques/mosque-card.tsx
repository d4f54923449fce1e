// A mosque in a list: where it is and which prayer begins there next. The whole card is one link.
import { Link } from 'react-router'
import { writeTime } from '#app/core/hours/write-time.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { MosqueCardData } from './mosque.ts'

export function MosqueCard({ mosque }: { mosque: MosqueCardData }) {
  const { locale, t } = useI18n()
  const { cover, distance, nextPrayer } = mosque
  return (
    <article className="mosque">
      <div className="cover">
        <img
          className="rtl:-scale-x-100"
          src={cover.src}
          alt=""
          width={cover.width}
          height={cover.height}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="mosque__body">
        <h3 className="biz__name">
          <Link to={mosque.path} dir="auto">
            {mosque.name ?? t.home.mosque.nameNotFound}
          </Link>
        </h3>
        <div className="biz__meta">
          {mosque.area && <span>{mosque.area}</span>}
          {distance !== null && <span className="num">{distanceText(distance, locale, t.home.distance)}</span>}
        </div>
        {nextPrayer && (
          <p className="mosque__next num">
            {t.home.mosque.next(t.prayer.names[nextPrayer.name], writeTime(locale, nextPrayer.time))}
          </p>
        )}
      </div>
    </article>
  )
}
