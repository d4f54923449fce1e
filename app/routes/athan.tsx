// The athan: the next prayer, the player that calls, the words, and the days to come.

import { Link } from 'react-router'
import { formatLocalTime } from '#app/core/prayer/local-time.ts'
import { MonthTable } from '#app/core/prayer/month-table.tsx'
import { nightAt } from '#app/core/prayer/night.ts'
import { PrayerCard } from '#app/core/prayer/prayer-card.tsx'
import { prayerTimes } from '#app/core/prayer/rules.ts'
import { sunTimes } from '#app/core/prayer/sun-times.ts'
import { timetable } from '#app/core/prayer/timetable.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { AthanFrame } from '#app/features/athan/athan-frame.tsx'
import { AthanPlayer } from '#app/features/athan/athan-player.tsx'
import { AthanWords } from '#app/features/athan/athan-words.tsx'
import { ComingDaysList } from '#app/features/athan/coming-days-list.tsx'
import { MoreTimes } from '#app/features/athan/more-times.tsx'
import { PlaceNeeded } from '#app/features/athan/place-needed.tsx'
import { describeVisit, isoToday, listComingDays, listSounds, loadVisit } from '#app/features/athan/queries.server.ts'
import { comingCalls } from '#app/features/athan/rules.ts'
import { EidNearby } from '#app/features/mosques/eid-near.tsx'
import { findEidNear } from '#app/features/mosques/occasions.server.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/athan'

const DAYS_SHOWN = 4
const DAYS_AHEAD = 7

export async function loader(args: Route.LoaderArgs) {
  const known = await readVisit(args)
  const { services, locale, t } = known
  const [visit, sounds, eid] = await Promise.all([loadVisit(known), listSounds(services), findEidNear(known)])
  const { place, choice, now } = visit
  return {
    card: describeVisit(visit),
    night: place && nightAt(place, choice, now),
    sun:
      place &&
      sunTimes(prayerTimes({ ...place, ...choice, date: visit.today }), (instant) =>
        formatLocalTime(new Date(instant), place.timeZone),
      ),
    days: place ? timetable(place, choice, isoToday(visit), DAYS_AHEAD) : [],
    today: isoToday(visit),
    calls: place ? comingCalls(place, choice, now) : [],
    sounds,
    eid,
    coming: listComingDays(visit, DAYS_SHOWN),
    meta: pageMeta({
      url: '/athan',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.athan.title,
      description: t.athan.lead,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function Athan({ loaderData }: Route.ComponentProps) {
  const { locale, t } = useI18n()
  const words = t.athan
  const { card, night, sun, days, today, calls, sounds, eid, coming } = loaderData
  return (
    <AthanFrame current="today" title={words.title} lead={words.lead}>
      <div className="athan__grid">
        <div className="stack gap-5">
          {eid && <EidNearby eid={eid} />}
          {card ? <PrayerCard data={card} action="/athan/settings" /> : <PlaceNeeded />}
          {days.length > 0 && (
            <div className="stack gap-3">
              <div className="row between">
                <h2 className="h3">{words.month.nextDays}</h2>
                <Link className="link" to="/athan/month">
                  {words.month.title}
                </Link>
              </div>
              <MonthTable days={days} locale={locale} today={today} caption={words.month.nextDays} />
            </div>
          )}
          {night && <MoreTimes night={night} sun={sun} />}
          <section className="panel stack gap-4" aria-labelledby="coming-days">
            <div className="row between">
              <h2 className="h3" id="coming-days">
                {words.hijri.coming}
              </h2>
              <Link className="link" to="/athan/hijri">
                {words.hijri.title}
              </Link>
            </div>
            <ComingDaysList days={coming} />
          </section>
        </div>
        <div className="stack gap-5">
          {calls.length > 0 && <AthanPlayer calls={calls} order={card?.order ?? null} sounds={sounds} />}
          <AthanWords />
        </div>
      </div>
    </AthanFrame>
  )
}
