// The mosques nearest to a business, and the next prayer there.
import { Link } from 'react-router'
import type { MosqueCardData } from '#app/core/listings/mosque-card.tsx'
import { distanceText } from '#app/core/places/distance.ts'
import { useCome } from '#app/core/prayer/use-come.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { ChevronRight } from '#app/ui/icons.ts'

export function NearestMosques({ mosques }: { mosques: readonly MosqueCardData[] }) {
  const { t } = useI18n()
  return (
    <section className="panel" aria-labelledby="mosques">
      <h2 className="h4 pb-2" id="mosques">
        {t.business.nearestMosques}
      </h2>
      {mosques.length === 0 && (
        <p className="small muted">
          {t.business.noMosqueNearby}{' '}
          <Link className="link" to="/mosques">
            {t.home.worship.browseMosques}
          </Link>
        </p>
      )}
      <div className="list">
        {mosques.map((mosque) => (
          <NearestMosque key={mosque.id} mosque={mosque} />
        ))}
      </div>
    </section>
  )
}

function NearestMosque({ mosque: { path, name, cover, distance, nextPrayer } }: { mosque: MosqueCardData }) {
  const { locale, t } = useI18n()
  const isCome = useCome(nextPrayer?.at ?? null)
  return (
    <Link to={path}>
      <img className="thumb" src={cover.src} alt="" width={48} height={48} loading="lazy" />
      <span className="grow small min-w-0">
        <b className="strong block" dir="auto">
          {name ?? t.listings.mosque.nameNotFound}
        </b>
        <span className="muted num">
          {[
            distance === null ? null : distanceText(distance, locale, t.listings.distance),
            nextPrayer &&
              !isCome &&
              t.listings.mosque.next(t.prayer.names[nextPrayer.name], writeTime(locale, nextPrayer.time)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <ChevronRight className="i rtl:-scale-x-100" />
    </Link>
  )
}
