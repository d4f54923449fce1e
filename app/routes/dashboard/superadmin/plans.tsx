// The plans' prices, their tax, and the codes that make them cheaper.
import { redirect } from 'react-router'
import { countryOptions } from '#app/core/listing-form/options.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { BandPriceCard } from '#app/features/bands/band-prices.tsx'
import { readBandPrices, saveBandPrices } from '#app/features/bands/bands.server.ts'
import { priceForms } from '#app/features/bands/schema.ts'
import { actOnPlans } from '#app/features/console/commands.server.ts'
import { CodeCard, TaxCard } from '#app/features/console/plan-extras.tsx'
import { PlansScreen } from '#app/features/console/plans-screen.tsx'
import { openScreen, readPlanExtras, readPlans } from '#app/features/console/queries.server.ts'
import { planForms } from '#app/features/console/schema.ts'
import { ConsoleFrame } from '#app/features/dashboards/console-frame.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/plans'

const SAID = ['priced', 'bandsPriced', 'taxed', 'untaxed', 'coded', 'codeEnded'] as const
const PATH = '/dashboard/superadmin/plans'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, meta, said } = await openScreen(context, url, 'plans', PATH)
  const { locale } = await i18nOf(url)
  const [page, extras, bandPrices] = await Promise.all([
    readPlans(services),
    readPlanExtras(services),
    readBandPrices(services),
  ])
  return { page, extras, bandPrices, countries: countryOptions(locale), said, meta }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, { ...planForms, ...priceForms })
  if (!form.ok) return refused(form)
  if (form.value.intent === 'bandPrices') {
    const saved = await saveBandPrices(services, form.value.value, form.value.values)
    return saved.ok ? redirect(`${PATH}?said=bandsPriced`) : refused(saved)
  }
  const outcome = await actOnPlans(services, form.value)
  return outcome.ok ? redirect(`${PATH}?said=${outcome.value}`) : refused(outcome)
}

export default function Plans({
  loaderData: { page, extras, bandPrices, countries, said },
  actionData,
}: Route.ComponentProps) {
  const words = useT().console
  return (
    <ConsoleFrame
      current="plans"
      title={words.nav.plans}
      lead={words.leads.plans}
      said={said && words.plans.done[SAID.find((each) => each === said) ?? 'priced']}
      state={actionData}
    >
      <PlansScreen page={page} state={actionData} />
      <BandPriceCard prices={bandPrices} state={actionData} />
      <TaxCard taxes={extras.taxes} countries={countries} state={actionData} />
      <CodeCard codes={extras.codes} state={actionData} />
    </ConsoleFrame>
  )
}
