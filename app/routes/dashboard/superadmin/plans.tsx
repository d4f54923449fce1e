// What plans cost.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { changePrice } from '#app/features/console/commands.server.ts'
import { PlansScreen } from '#app/features/console/plans-screen.tsx'
import { openScreen, readPlans } from '#app/features/console/queries.server.ts'
import { planForms } from '#app/features/console/schema.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/plans'

const PATH = '/dashboard/superadmin/plans'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta, said } = await openScreen(context, url, 'plans', PATH)
  return { page: await readPlans(services), said, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, planForms)
  if (!form.ok) return refused(form)
  const outcome = await changePrice(context.get(servicesContext), form.value)
  return outcome.ok ? redirect(`${PATH}?said=priced`) : refused(outcome)
}

export default function Plans({ loaderData: { page, said }, actionData }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame
      current="plans"
      title={words.nav.plans}
      lead={words.leads.plans}
      said={said && words.plans.said}
      state={actionData}
    >
      <PlansScreen page={page} state={actionData} />
    </ConsoleFrame>
  )
}
