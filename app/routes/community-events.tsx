// The community's calendar by month, week or list.
import { findUser } from '#app/core/auth/session.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { calendarDayAt, parseIsoDay } from '#app/core/prayer/local-time.ts'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { calendarSpan } from '#app/features/events/calendar-days.ts'
import { CalendarPage } from '#app/features/events/calendar-page.tsx'
import { describeCalendar } from '#app/features/events/calendar-view.server.ts'
import { calendarKey } from '#app/features/events/commands.server.ts'
import { isPlain, readDay, readEventFilter, VIEWS } from '#app/features/events/event-filter.ts'
import { findTown, loadSpan, townFeed } from '#app/features/events/queries.server.ts'
import { calendarForms } from '#app/features/events/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import type { Route } from './+types/community-events'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t, now, place, hasPlace } = await readVisit(args)
  const query = url.searchParams
  const filter = readEventFilter(query)
  const view = wordIn(VIEWS, query.get('view'))
  const at = readDay(query.get('at'))
  const today = calendarDayAt(now, hasPlace ? timeZoneAt(place.lat, place.lng) : 'UTC')
  const span = calendarSpan(view ?? 'month', (at && parseIsoDay(at)) || today, locale)
  const town = findTown(filter.town, hasPlace ? place : null)
  const isTownKnown = filter.town === '' || town !== null
  const [events, user] = await Promise.all([
    isTownKnown ? loadSpan(services, filter, town, span) : [],
    findUser(services),
  ])
  const words = t.events.calendar
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.community.title, path: '/community' },
    { name: words.title, path: '/community-events' },
  ]
  return {
    calendar: describeCalendar({ span, events, view, today, locale }),
    view,
    at,
    filter,
    crumbs,
    nearby: hasPlace ? cityIn(locale, place.city, place.countryCode) : null,
    isTownKnown,
    feed: townFeed(town),
    isSignedIn: user !== null,
    meta: pageMeta({
      url: '/community-events',
      locale,
      siteUrl: services.config.siteUrl,
      title: words.title,
      description: words.description,
      noindex: !isPlain(filter) || view !== null || at !== null,
      breadcrumbs: crumbs,
    }),
  }
}

/** One's own link is shown where it was asked for, and stands in no address. */
export async function action(args: Route.ActionArgs) {
  const { services, locale } = await readVisit(args)
  const form = await readIntent(args.request, calendarForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const key = await calendarKey(services, form.value.intent === 'renew')
  if (!key.ok) return refused(key)
  return {
    ok: true as const,
    address: services.config.siteUrl + inLocale(`/community-events/mine/${key.value}.ics`, locale),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function CommunityEvents({ loaderData, actionData }: Route.ComponentProps) {
  const { meta: _meta, ...page } = loaderData
  const { ui } = useT()
  const own = {
    address: actionData?.ok ? actionData.address : null,
    error: actionData && !actionData.ok ? (summaryOf(ui.refusals, actionData)[0]?.message ?? null) : null,
  }
  return <CalendarPage key={JSON.stringify(page.filter)} {...page} own={own} />
}

export const ErrorBoundary = RouteError
