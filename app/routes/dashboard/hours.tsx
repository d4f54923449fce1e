// Special days of one's businesses: Eid, Ramadan, a day off.
import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { saidIn } from '#app/features/business-desk/rules.ts'
import { addSpecialDays, loadSpecialDays, removeSpecialDays } from '#app/features/business-desk/special-days.server.ts'
import { specialDayForms } from '#app/features/business-desk/special-days.ts'
import { SpecialDaysPage } from '#app/features/business-desk/special-days-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/hours'

const HERE = '/dashboard/hours'
/** What a link may fill in. */
const WISHED = ['kind', 'date', 'until', 'note', 'mode'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.businessDesk.specialDays
  const wished: Record<string, string> = {}
  for (const name of WISHED) {
    const value = url.searchParams.get(name)
    if (value) wished[name] = value.slice(0, 120)
  }
  return {
    page: await loadSpecialDays(services, context.get(userContext).id, new Date()),
    wished,
    said: saidIn(url, ['added', 'removed']),
    meta: pageMeta({ url: HERE, locale, siteUrl: services.config.siteUrl, title, description: lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const person = context.get(userContext).id
  const form = await readIntent(request, specialDayForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  if (intent === 'add') {
    const added = await addSpecialDays(services, person, value, values, new Date())
    return added.ok ? redirect(`${HERE}?said=added`) : refused(added)
  }
  const dates = intent === 'remove' ? value.dates.split(',') : ('ramadan' as const)
  const removed = await removeSpecialDays(services, person, { business: value.business, dates })
  return removed.ok ? redirect(`${HERE}?said=removed`) : refused(removed)
}

export default function SpecialDays({ loaderData, actionData }: Route.ComponentProps) {
  const { page, wished, said } = loaderData
  return <SpecialDaysPage page={page} wished={wished} said={said} refusal={actionData ?? null} />
}
