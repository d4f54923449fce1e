// The month's timetable for the visitor's place, or a Ramadan's, to read, print and subscribe to.
import { Link } from 'react-router'
import { hijriInCountry, writeDayAndMonth, writeHijriMonth } from '#app/core/prayer/hijri.ts'
import { addDays, type CalendarDay, parseIsoDay, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { findMethod } from '#app/core/prayer/methods.ts'
import { MonthTable } from '#app/core/prayer/month-table.tsx'
import { writeChoice } from '#app/core/prayer/prayer-choice.ts'
import { comingRamadan, RAMADAN, readRamadan } from '#app/core/prayer/ramadan.ts'
import { imsakMinutes } from '#app/core/prayer/rules.ts'
import { timetable } from '#app/core/prayer/timetable.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { AthanFrame } from '#app/features/athan/athan-frame.tsx'
import { CalendarFeed } from '#app/features/athan/calendar-feed.tsx'
import { MonthNav } from '#app/features/athan/month-nav.tsx'
import { PlaceNeeded } from '#app/features/athan/place-needed.tsx'
import { PrintButton } from '#app/features/athan/print-button.tsx'
import { type AthanVisit, isoToday, loadVisit } from '#app/features/athan/queries.server.ts'
import { daysInMonth, moveMonth, readMonth, writeMonth } from '#app/features/athan/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { inLocale, intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Route } from './+types/month'

const FIRST_YEAR = 1950
const LAST_YEAR = 2075

export async function loader(args: Route.LoaderArgs) {
  const known = await readVisit(args)
  const { services, url, locale, t } = known
  const visit = await loadVisit(known)
  const words = t.athan.month
  const { place } = visit
  const { siteUrl, origin } = services.config
  const asked = readMonth(url.searchParams.get('month'), FIRST_YEAR, LAST_YEAR)
  return {
    month: place
      ? (buildRamadan(visit, place, url.searchParams.get('ramadan')) ?? buildMonth(visit, place, asked ?? visit.today))
      : null,
    ramadan: place ? comingRamadan(visit.now, place.timeZone, visit.sightings) : null,
    placeName: place?.name ?? null,
    method: findMethod(visit.choice.method).key,
    school: visit.choice.school,
    feed: place ? feedAddress(origin, locale, place, writeChoice(visit.choice)) : null,
    meta: pageMeta({
      url: '/athan/month',
      locale,
      siteUrl,
      title: words.title,
      description: place?.name ? words.lead(place.name) : words.leadUnknown,
    }),
  }
}

type Known = NonNullable<AthanVisit['place']>

function buildMonth(visit: AthanVisit, place: Known, { year, month }: { year: number; month: number }) {
  const { locale, choice, sightings } = visit
  const shown = { year, month }
  const moved = choice.hijriDays ?? 0
  const days = timetable(place, choice, `${writeMonth(shown)}-01`, daysInMonth(shown)).map((day, index) => {
    const date = parseIsoDay(day.date)
    if (!date) return day
    const hijri = hijriInCountry(addDays(date, moved), sightings)
    // The month is named where it begins; the other days are numbers.
    const isNamed = index === 0 || hijri.day === 1
    const isFast = hijri.month === RAMADAN
    return { ...day, isFast, hijri: isNamed ? writeDayAndMonth(hijri, locale) : formatNumber(locale, hijri.day) }
  })
  const middle = parseIsoDay(days[14]?.date ?? '')
  const written = new Intl.DateTimeFormat(intlTag(locale), {
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, 15))
  return {
    days,
    today: isoToday(visit),
    written,
    also: middle ? writeHijriMonth(hijriInCountry(middle, sightings), locale) : '',
    isRamadan: false,
    imsakMinutes: imsakMinutes(choice),
    previous: year > FIRST_YEAR ? writeMonth(moveMonth(shown, -1)) : null,
    next: year < LAST_YEAR ? writeMonth(moveMonth(shown, 1)) : null,
  }
}

/** The fasts of a Ramadan, to print; null unless one was asked for. */
function buildRamadan(visit: AthanVisit, place: Known, asked: string | null) {
  const { locale, choice, sightings } = visit
  const moved = choice.hijriDays ?? 0
  const fasts = readRamadan(asked, sightings)
  const [first] = fasts
  if (!first) return null
  const begins = addDays(first, -moved)
  const days = timetable(place, choice, writeIsoDay(begins), fasts.length)
  const written = writeHijriMonth(hijriInCountry(first, sightings), locale)
  return {
    days: days.map((day, index) => ({ ...day, isFast: true, hijri: formatNumber(locale, index + 1) })),
    today: isoToday(visit),
    written,
    also: writeSpan(begins, addDays(begins, fasts.length - 1), locale),
    previous: null,
    next: null,
    isRamadan: true,
    imsakMinutes: imsakMinutes(choice),
  }
}

/** The civil days from one to the other: rows carry the day of the month alone. */
function writeSpan(from: CalendarDay, to: CalendarDay, locale: Locale): string {
  const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' })
  const at = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day)
  return date.formatRange(at(from), at(to))
}

function feedAddress(origin: string, locale: Locale, { lat, lng }: Known, choice: string): string {
  const query = new URLSearchParams({ lat: lat.toFixed(2), lng: lng.toFixed(2), choice })
  return `${origin}${inLocale('/athan/calendar.ics', locale)}?${query}`
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function AthanMonth({ loaderData }: Route.ComponentProps) {
  const { locale, t } = useI18n()
  const words = t.athan.month
  const { month, ramadan, placeName, method, school, feed } = loaderData
  const methods: Record<string, string> = t.prayer.methods
  const place = placeName ?? t.prayer.here
  return (
    <AthanFrame current="month" title={words.title} lead={placeName ? words.lead(placeName) : words.leadUnknown}>
      {month && feed ? (
        <div className="stack gap-5">
          <div className="stack gap-4">
            <div className="row row--wrap between">
              <MonthNav
                id="month-heading"
                heading={month.isRamadan ? words.ramadan(month.written) : words.heading(month.written, place)}
                previous={month.previous ? { to: `?month=${month.previous}`, label: words.previous } : null}
                next={month.next ? { to: `?month=${month.next}`, label: words.next } : null}
              />
              <div className="row row--wrap gap-2 no-print">
                <Link
                  className="btn btn--line"
                  to={month.isRamadan ? '/athan/month' : `/athan/month?ramadan=${ramadan}`}
                >
                  {month.isRamadan ? words.toMonth : words.ramadanLink}
                </Link>
                <PrintButton />
              </div>
            </div>
            <p className="soft small">
              {/* On paper this line is all that says where the times are for. */}
              {month.isRamadan && `${place} · `}
              {month.also} ·{' '}
              {t.prayer.methodLine(
                methods[method] ?? method,
                school === 1 ? t.prayer.schools.hanafi : t.prayer.schools.standard,
              )}
            </p>
            <MonthTable
              days={month.days}
              locale={locale}
              today={month.today}
              caption={words.heading(month.written, place)}
            />
          </div>
          {month.isRamadan && (
            <p className="small muted">
              {t.athan.moreTimes.reasons.imsak(formatNumber(locale, month.imsakMinutes))} {words.moon}
            </p>
          )}
          <CalendarFeed address={feed} />
        </div>
      ) : (
        <PlaceNeeded />
      )}
    </AthanFrame>
  )
}
