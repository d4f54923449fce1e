// The guests of an event, for the host alone.
import { redirect } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { errorAt, refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { checkIn } from '#app/features/events/commands.server.ts'
import { pickDay } from '#app/features/events/event.ts'
import { readDay } from '#app/features/events/event-filter.ts'
import { eventPath, guestsPath } from '#app/features/events/event-path.ts'
import { GuestsPage } from '#app/features/events/guests-page.tsx'
import { loadGuests, loadOwnEvent } from '#app/features/events/queries.server.ts'
import { guestForms } from '#app/features/events/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/guests'

export async function loader(args: Route.LoaderArgs) {
  const { services, url, locale, t, now } = await readVisit(args)
  const own = await loadOwnEvent(services, args.params.slug)
  const day = own && pickDay(own.facts.days, readDay(url.searchParams.get('day')), now)
  const guests = day && (await loadGuests(services, day.id))
  if (!own || !day || !guests) throw await missingPage(url, services)
  const title = t.events.guests.title(own.title ?? '')
  return {
    title: own.title ?? '',
    slug: own.slug,
    timeZone: own.facts.time_zone,
    days: own.facts.days,
    day,
    guests,
    questions: own.facts.questions,
    crumbs: [
      { name: voice[locale].home, path: '/' },
      { name: t.community.sections.events.name, path: '/community/events' },
      { name: own.title ?? '', path: eventPath(own.slug) },
      { name: t.events.host.guests, path: guestsPath(own.slug, day.day) },
    ],
    meta: pageMeta({
      url: `${eventPath(own.slug)}/guests`,
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: t.events.guests.lead,
      noindex: true,
    }),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, guestForms)
  if (!form.ok) return refused(form)
  if (!services.allow('write')) return refused(refuse('tooMany'))
  const { intent, value } = form.value
  const outcome = await checkIn(services, value.answer, intent === 'check-in')
  if (!outcome.ok) return refused(outcome)
  return redirect(guestsPath(params.slug, readDay(url.searchParams.get('day')) ?? ''))
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function Guests({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  const { ui } = useT()
  return <GuestsPage {...page} error={errorAt(ui.refusals, actionData, 'form')} />
}

export const ErrorBoundary = RouteError
