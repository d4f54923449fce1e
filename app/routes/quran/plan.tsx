// The reading plan: every plan by its address, one's own from the account or the browser.
import { data, redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { isRamadan } from '#app/core/prayer/hijri.ts'
import { addDays as addCalendarDays, calendarDayAt, dayNumber } from '#app/core/prayer/local-time.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { mergeShelf } from '#app/features/quran/commands.server.ts'
import { QuranErrorBoundary } from '#app/features/quran/error-boundary.tsx'
import { readingOf } from '#app/features/quran/page-parts.server.ts'
import { type PlanData, PlanPage } from '#app/features/quran/plan-page.tsx'
import { listSurahs } from '#app/features/quran/queries.server.ts'
import { planForm } from '#app/features/quran/schema.ts'
import { readForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/plan'

const isoDay = (day: ReturnType<typeof calendarDayAt>) =>
  new Date(dayNumber(day) * 86_400_000).toISOString().slice(0, 10)

/** The Ramadan that is next, or what is left of the present one. */
function findRamadan(now: Date): PlanData['ramadan'] {
  let day = calendarDayAt(now, 'UTC')
  while (!isRamadan(day)) day = addCalendarDays(day, 1)
  const starts = isoDay(day)
  let days = 0
  while (isRamadan(day)) {
    day = addCalendarDays(day, 1)
    days++
  }
  return { starts, days }
}

/** What the address describes; without days it describes nothing. */
function planOf(query: URLSearchParams): Pick<PlanData, 'shown' | 'isWrong'> {
  if (!query.has('days')) return { shown: null, isWrong: false }
  const form = new FormData()
  form.set('wish', 'start')
  for (const name of ['kind', 'days', 'starts']) form.set(name, query.get(name) ?? '')
  if (!query.has('kind')) form.delete('kind')
  const read = readForm(planForm, form)
  if (!read.ok || !read.value.days || !read.value.starts) return { shown: null, isWrong: true }
  const { kind, days, starts } = read.value
  return { shown: { kind, days, starts }, isWrong: false }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await readingOf(request, services, url)
  const { title, description } = t.quran.plan
  const crumbs = breadcrumbTrail('/quran/plan', voice[locale].home, [t.quran.title, title])
  const planned = planOf(url.searchParams)
  const page: PlanData = {
    ...planned,
    kept: (await findUser(services)) ? (await mergeShelf(services, {})).plan : null,
    ramadan: findRamadan(new Date()),
    names: listSurahs(locale).map(({ name }) => name),
  }
  return data(
    {
      page,
      crumbs,
      meta: pageMeta({
        url: '/quran/plan',
        locale,
        siteUrl: services.config.siteUrl,
        title,
        description,
        breadcrumbs: crumbs,
      }),
    },
    { status: planned.isWrong ? 400 : 200 },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = readForm(planForm, await request.formData().catch(() => null))
  if (!form.ok) return data(null, { status: 400 })
  if (!services.allow('write')) return data(null, { status: 429 })
  const { wish, kind, starts, days, through } = form.value
  const at = new Date().toISOString()
  const { plan } = await mergeShelf(services, {})
  if (wish === 'start') {
    if (!starts || !days) return data(null, { status: 400 })
    await mergeShelf(services, { plan: { kind, starts, days, through: 0, at } })
  } else if (plan) {
    const change = wish === 'end' ? { gone: true as const } : { through: through ?? plan.through }
    await mergeShelf(services, { plan: { ...plan, ...change, at } })
  }
  return redirect('/quran/plan')
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function PlanRoute({ loaderData }: Route.ComponentProps) {
  return <PlanPage data={loaderData.page} crumbs={loaderData.crumbs} />
}

export const ErrorBoundary = QuranErrorBoundary
