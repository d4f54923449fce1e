import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { loadPulse } from '#app/features/community/pulse.server.ts'
import { PulseList } from '#app/features/community/pulse-list.tsx'
import { actOnSetup } from '#app/features/console/commands.server.ts'
import { Overview } from '#app/features/console/overview.tsx'
import { readFacts, readSetup } from '#app/features/console/queries.server.ts'
import { setupForms } from '#app/features/console/schema.ts'
import { SetupList } from '#app/features/console/setup-list.tsx'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { consoleNav } from '#app/features/dashboards/console-nav.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/superadmin'

const PATH = '/dashboard/superadmin'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { displayName } = context.get(userContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.auth.dashboard.superadmin
  const now = new Date()
  const [setup, facts, pulse] = await Promise.all([
    readSetup(services, now),
    readFacts(services),
    loadPulse(services, now),
  ])
  return {
    displayName,
    setup,
    facts,
    pulse,
    said: url.searchParams.get('said'),
    meta: pageMeta({
      url: PATH,
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readIntent(request, setupForms)
  if (!form.ok) return refused(form)
  const { email } = context.get(userContext)
  const outcome = await actOnSetup(context.get(servicesContext), form.value, {
    email: email ?? '',
    locale: localeOf(url.pathname),
  })
  return outcome.ok ? redirect(`${PATH}?said=${outcome.value}`) : refused(outcome)
}

export default function SuperadminDashboard({
  loaderData: { displayName, setup, facts, pulse, said },
  actionData,
}: Route.ComponentProps) {
  const t = useT()
  const { title, lead } = t.auth.dashboard.superadmin
  const sentences: Readonly<Record<string, string>> = t.console.setup.said
  return (
    <ConsoleFrame
      current="overview"
      eyebrow={t.auth.dashboard.greeting(displayName)}
      title={title}
      lead={lead}
      said={said && sentences[said]}
      state={actionData}
    >
      <SetupList setup={setup} />
      <PulseList pulse={pulse} />
      <Overview facts={facts} screens={consoleNav} />
    </ConsoleFrame>
  )
}
