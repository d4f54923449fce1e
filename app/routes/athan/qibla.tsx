// The direction of prayer from the visitor's place.
import { formatLocalTime, zoneOffset } from '#app/core/prayer/local-time.ts'
import { distanceToKaabaKm, isInMakkah, qiblaBearing } from '#app/core/prayer/qibla.ts'
import { prayerTimes } from '#app/core/prayer/rules.ts'
import { alignedAt } from '#app/core/prayer/sun-hint.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { AthanFrame } from '#app/features/athan/athan-frame.tsx'
import { PlaceNeeded } from '#app/features/athan/place-needed.tsx'
import { QiblaPanel } from '#app/features/athan/qibla-panel.tsx'
import { type AthanVisit, loadVisit } from '#app/features/athan/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/qibla'

export async function loader(args: Route.LoaderArgs) {
  const known = await readVisit(args)
  const { services, locale, t } = known
  const visit = await loadVisit(known)
  return {
    isPlaceKnown: visit.place !== null,
    isInMakkah: visit.place !== null && isInMakkah(visit.place),
    placeName: visit.place?.name ?? null,
    qibla: visit.place ? findQibla(visit, visit.place) : null,
    meta: pageMeta({
      url: '/athan/qibla',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.athan.qibla.title,
      description: t.athan.qibla.lead,
    }),
  }
}

/** Null at the Kaaba itself. */
function findQibla({ now, choice, today }: AthanVisit, place: NonNullable<AthanVisit['place']>) {
  const bearing = qiblaBearing(place)
  if (bearing === null) return null
  const { lat, lng, timeZone } = place
  const { sunrise, sunset } = prayerTimes({ lat, lng, timeZone, ...choice, date: today }).at
  const aligned = alignedAt(place, bearing, sunrise, sunset)
  return {
    place: { lat, lng },
    bearing,
    distanceKm: distanceToKaabaKm(place),
    now: now.getTime(),
    zoneOffset: zoneOffset(now.getTime(), timeZone),
    alignedAt: aligned ? formatLocalTime(aligned, timeZone) : null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AthanQibla({ loaderData }: Route.ComponentProps) {
  const words = useT().athan.qibla
  const { isPlaceKnown, isInMakkah: isNear, placeName, qibla } = loaderData
  return (
    <AthanFrame current="qibla" title={words.title} lead={words.lead}>
      {!isPlaceKnown && <PlaceNeeded />}
      {isNear && <Alert tone="info">{words.inMakkah}</Alert>}
      {isPlaceKnown && !qibla && <p className="panel lead">{words.atKaaba}</p>}
      {qibla && <QiblaPanel {...qibla} heading={placeName ? words.heading(placeName) : words.headingUnknown} />}
    </AthanFrame>
  )
}
