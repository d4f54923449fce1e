// Email and payments, tried at once.
import { userContext } from '#app/core/auth/guards.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { ChecksScreen, type Tried } from '#app/features/console/checks-screen.tsx'
import { openScreen } from '#app/features/console/queries.server.ts'
import { checkForms } from '#app/features/console/schema.ts'
import { beginWork } from '#app/features/console/upkeep.server.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { type Locale, localeOf } from '#app/i18n/locales.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/checks'

const PATH = '/dashboard/superadmin/checks'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta } = await openScreen(context, url, 'checks', PATH)
  const { mailConfigured, payments, origin } = services.config
  const { email } = context.get(userContext)
  return { email, hasMailServer: mailConfigured, payments, events: `${origin}/api/payments/stripe`, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

async function tryOut({ tasks }: Pick<Services, 'tasks'>, what: Tried['what'], email: string, locale: Locale) {
  if (what === 'mail') return { what, ...(await tasks.tryMail(email, locale)) } satisfies Tried
  const found = await tasks.tryPayments()
  return found && ({ what, ...found } satisfies Tried)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readIntent(request, checkForms)
  if (!form.ok) return refused(form)
  const services = context.get(servicesContext)
  const { intent } = form.value
  const allowed = await beginWork(services, intent === 'mail' ? 'try_mail' : 'try_payments')
  if (!allowed.ok) return refused(allowed)
  const { email } = context.get(userContext)
  return { tried: await tryOut(services, intent, email, localeOf(url.pathname)) }
}

export default function Checks({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().console
  const { meta: _meta, ...found } = loaderData
  const isAnswer = actionData && 'tried' in actionData
  return (
    <ConsoleFrame
      current="checks"
      title={words.nav.checks}
      lead={words.leads.checks}
      state={isAnswer ? undefined : actionData}
    >
      <ChecksScreen {...found} tried={isAnswer ? actionData.tried : null} />
    </ConsoleFrame>
  )
}
