// The Hijri calendar: today's date, the month day by day, and the known days to come.
import { writeHijri, writeHijriMonth } from '#app/core/prayer/hijri.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { AthanFrame } from '#app/features/athan/athan-frame.tsx'
import { ComingDaysList } from '#app/features/athan/coming-days-list.tsx'
import { HijriGrid } from '#app/features/athan/hijri-grid.tsx'
import { MonthNav } from '#app/features/athan/month-nav.tsx'
import {
  announcementOf,
  describeVisit,
  isoToday,
  listComingDays,
  loadVisit,
} from '#app/features/athan/queries.server.ts'
import { monthGrid, moveMonth, readMonth, writeMonth } from '#app/features/athan/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Route } from './+types/hijri'

// The years the Umm al-Qura tables cover.
const FIRST_YEAR = 1356
const LAST_YEAR = 1499
const DAYS_SHOWN = 10
/** 0 is Sunday. As calendars are printed where the language is at home. */
const FIRST_WEEKDAY: Record<Locale, number> = { en: 1, ar: 6, ur: 0, fr: 1, tr: 1, id: 0 }

export async function loader(args: Route.LoaderArgs) {
  const known = await readVisit(args)
  const { services, url, locale, t } = known
  const visit = await loadVisit(known)
  const { sightings, hijri, choice } = visit
  const month = readMonth(url.searchParams.get('month'), FIRST_YEAR, LAST_YEAR) ?? hijri
  const moved = choice.hijriDays ?? 0
  const firstWeekday = FIRST_WEEKDAY[locale]
  return {
    today: {
      written: writeDate(locale, isoToday(visit)),
      hijri: writeHijri(hijri, locale),
      isSinceSunset: describeVisit(visit)?.isSinceSunset ?? false,
    },
    month: writeHijriMonth(month, locale),
    weeks: monthGrid({ month, sightings, today: hijri, firstWeekday, moved }),
    firstWeekday,
    moved,
    announced: announcementOf(sightings, month),
    previous: month.year > FIRST_YEAR ? writeMonth(moveMonth(month, -1)) : null,
    next: month.year < LAST_YEAR ? writeMonth(moveMonth(month, 1)) : null,
    coming: listComingDays(visit, DAYS_SHOWN),
    meta: pageMeta({
      url: '/athan/hijri',
      locale,
      siteUrl: services.config.siteUrl,
      title: t.athan.hijri.title,
      description: t.athan.hijri.lead,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AthanHijri({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const words = t.athan.hijri
  const { today, month, weeks, firstWeekday, moved, announced, previous, next, coming } = loaderData
  return (
    <AthanFrame current="hijri" title={words.title} lead={words.lead}>
      <div className="athan__grid athan__grid--wide">
        <section className="panel stack gap-4" aria-labelledby="hijri-month">
          <MonthNav
            id="hijri-month"
            heading={month}
            previous={previous ? { to: `?month=${previous}`, label: words.previous } : null}
            next={next ? { to: `?month=${next}`, label: words.next } : null}
          />
          <HijriGrid weeks={weeks} firstWeekday={firstWeekday} caption={words.caption(month)} />
          <p className="small muted">
            {announced ? words.basis.announced(announced.by) : words.basis.calendar}{' '}
            {announced?.source && (
              <>
                <a className="link" href={announced.source} rel="noopener nofollow">
                  {words.basis.source}
                </a>{' '}
              </>
            )}
            {moved !== 0 && words.offset(Math.abs(moved))} {words.beginsAtMaghrib} {words.whiteNote}
          </p>
        </section>
        <div className="stack gap-5">
          <section className="panel stack gap-1" aria-labelledby="hijri-today">
            <h2 className="h4" id="hijri-today">
              {words.today}
            </h2>
            <p className="athan-hijri-today">
              {today.hijri} {today.isSinceSunset && <span className="small soft">{t.prayer.sinceSunset}</span>}
            </p>
            <p className="soft">{today.written}</p>
          </section>
          <section className="panel stack gap-4" aria-labelledby="coming-days">
            <h2 className="h3" id="coming-days">
              {words.coming}
            </h2>
            <ComingDaysList days={coming} />
          </section>
        </div>
      </div>
    </AthanFrame>
  )
}
