// The site's name and look.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { BrandScreen } from '#app/features/console/brand-screen.tsx'
import { changeBrand } from '#app/features/console/commands.server.ts'
import { openScreen } from '#app/features/console/queries.server.ts'
import { brandForms } from '#app/features/console/schema.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/brand'

const PATH = '/dashboard/superadmin/brand'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta, said } = await openScreen(context, url, 'brand', PATH)
  return { brand: services.config.brand, said, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readIntent(request, brandForms)
  if (!form.ok) return refused(form)
  const outcome = await changeBrand(context.get(servicesContext), form.value)
  return outcome.ok ? redirect(`${PATH}?said=${form.value.intent}`) : refused(outcome)
}

export default function BrandRoute({ loaderData: { brand, said }, actionData }: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame
      current="brand"
      title={words.nav.brand}
      lead={words.leads.brand}
      said={said && (said === 'reset' ? words.brand.resetSaid : words.brand.said)}
      state={actionData}
    >
      <BrandScreen brand={brand} state={actionData} />
    </ConsoleFrame>
  )
}
