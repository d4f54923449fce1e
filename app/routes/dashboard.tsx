import { redirect } from 'react-router'
import { membershipContext, userContext } from '#app/core/auth/guards.server.ts'
import { daysRemaining } from '#app/core/auth/membership.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { OwnerFigures } from '#app/features/analytics/owner-figures.tsx'
import {
  readAnswers,
  readBranches,
  readOwnerFigures,
  readShownSearches,
} from '#app/features/analytics/queries.server.ts'
import { readOwnerQuestion } from '#app/features/analytics/rules.ts'
import { saidIn } from '#app/features/business-desk/rules.ts'
import { addDish, keepFacts } from '#app/features/dashboards/commands.server.ts'
import { DashboardStart } from '#app/features/dashboards/dashboard-start.tsx'
import { OwnerLinks } from '#app/features/dashboards/owner-links.tsx'
import { OwnerOverview } from '#app/features/dashboards/owner-overview.tsx'
import { hasDraft, listOwned } from '#app/features/dashboards/queries.server.ts'
import { dashboardForms } from '#app/features/dashboards/schema.ts'
import { EventsOfOwner } from '#app/features/events/events-here.tsx'
import { loadNextAtPlaces } from '#app/features/events/queries.server.ts'
import { countMessages } from '#app/features/messages/queries.server.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/dashboard'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const user = context.get(userContext)
  const membership = context.get(membershipContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.auth.dashboard.owner
  const now = new Date()
  const question = readOwnerQuestion(url.searchParams)
  const [listings, isDraftWaiting, figures, shown, answers, branches, messages] = await Promise.all([
    listOwned(services, user.id, now),
    hasDraft(services),
    readOwnerFigures(services, question, locale, t),
    readShownSearches(services, question.place, locale, t),
    readAnswers(services, question.place),
    readBranches(services, question.days),
    countMessages(services),
  ])
  const places = listings.flatMap(({ place, status }) => (place && status === 'published' ? [place] : []))
  const slug = url.searchParams.get('listed')
  return {
    displayName: user.displayName,
    figures,
    shown,
    answers,
    branches,
    unread: messages.business,
    place: places[0] ?? null,
    events: await loadNextAtPlaces(services, places, now),
    overview: {
      plan: membership.plan_type,
      isTrial: membership.is_trial,
      days: daysRemaining(membership.end_date, now),
      ends: new Intl.DateTimeFormat(intlTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        new Date(membership.end_date),
      ),
      listings,
      hasDraft: isDraftWaiting,
      listed: listings.find((listing) => slug !== null && listing.slug === slug) ?? null,
      said: saidIn(url, ['kept', 'dish']),
    },
    meta: pageMeta({
      url: '/dashboard',
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, dashboardForms)
  if (!form.ok) return refused(form)
  const services = context.get(servicesContext)
  const { intent, value } = form.value
  const done =
    intent === 'dish' ? await addDish(services, value.place, value.dish) : await keepFacts(services, value.place)
  return done.ok ? redirect(`/dashboard?said=${intent === 'dish' ? 'dish' : 'kept'}`) : refused(done)
}

export default function OwnerDashboard({
  loaderData: { displayName, overview, figures, shown, answers, branches, unread, place, events },
  actionData,
}: Route.ComponentProps) {
  const words = useT().auth.dashboard.owner
  return (
    <DashboardStart displayName={displayName} title={words.title} lead={words.lead}>
      <OwnerOverview {...overview} refusal={actionData}>
        <OwnerLinks unread={unread} place={place} />
        {figures.listings.length > 0 && (
          <OwnerFigures figures={figures} shown={shown} answers={answers} branches={branches} />
        )}
      </OwnerOverview>
      {place && <EventsOfOwner events={events} place={place} />}
    </DashboardStart>
  )
}
