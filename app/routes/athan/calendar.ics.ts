// The prayer times of a place as a calendar feed: ?lat&lng and either choice (as the settings write it) or
// method&school; without both as is usual there.
import { cityNameIn, reverseGeocode, timeZoneAt } from '#app/core/places/geo.server.ts'
import { parseTimesQuery } from '#app/core/prayer/api-shape.ts'
import { findMethod } from '#app/core/prayer/methods.ts'
import { choiceAt, parseChoice } from '#app/core/prayer/prayer-choice.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { feedEvents } from '#app/features/athan/rules.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { calendarFile } from '#app/lib/calendar-file.ts'
import type { Route } from './+types/calendar.ics'

const refuse = (message: string) =>
  new Response(`${message}\n`, { status: 400, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext)
  const parsed = parseTimesQuery(url.searchParams)
  if (!parsed.ok) return refuse(parsed.message)
  const written = url.searchParams.get('choice')
  const { method, school: asr } = parsed.query
  const told = written === null ? { method, school: asr } : parseChoice(written)
  if (!told) return refuse('choice is not one the settings write')

  const { locale, t } = await i18nOf(url)
  // The nearest hundredth of a degree, so that a feed never carries more of a position than its address should.
  const lat = Number(parsed.query.lat.toFixed(2))
  const lng = Number(parsed.query.lng.toFixed(2))
  const city = reverseGeocode(lat, lng)
  const choice = choiceAt(city?.countryCode ?? '', { lat, lng }, told)
  const name = city ? cityNameIn(city, locale) : null
  const methods: Record<string, string> = t.prayer.methods
  const { key } = findMethod(choice.method)
  const page = new URL(inLocale('/athan', locale), config.siteUrl).href
  const school = choice.school === 1 ? t.prayer.schools.hanafi : t.prayer.schools.standard
  const body = calendarFile({
    name: name ? t.athan.calendar.name(name) : t.athan.calendar.nameUnknown,
    url: page,
    events: feedEvents({
      place: { lat, lng, timeZone: timeZoneAt(lat, lng) },
      choice,
      now: new Date(),
      host: new URL(config.siteUrl).host,
      names: t.prayer.names,
      description: `${t.prayer.methodLine(methods[key] ?? key, school)}\n${page}`,
      location: name ?? '',
    }),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="prayer-times.ics"',
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  })
}
