// Prices of gold and silver, kept by the staff for the zakaat page.
import { redirect } from 'react-router'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { removePrice, savePrice } from '#app/features/zakaat/commands.server.ts'
import { PriceForm } from '#app/features/zakaat/price-form.tsx'
import { PriceList } from '#app/features/zakaat/price-list.tsx'
import { isCurrency, listCurrencies, listPrices } from '#app/features/zakaat/queries.server.ts'
import { priceForms } from '#app/features/zakaat/schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Route } from './+types/metal-prices'

const PATH = '/dashboard/staff/metal-prices'
const SAID = ['saved', 'removed'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, lead } = t.zakaat.staff
  const said = url.searchParams.get('said')
  return {
    prices: await listPrices(services),
    currencies: listCurrencies(locale),
    today: new Date().toISOString().slice(0, 10),
    said: wordIn(SAID, said),
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

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, priceForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (intent === 'save' && !isCurrency(value.currency))
    return refused(refuse('currency', { field: 'currency', values }))
  const outcome = intent === 'save' ? await savePrice(services, value, values) : await removePrice(services, value.id)
  if (!outcome.ok) return refused(outcome)
  return redirect(`${PATH}?said=${intent === 'save' ? 'saved' : 'removed'}`)
}

export default function MetalPrices({ loaderData, actionData }: Route.ComponentProps) {
  const words = useT().zakaat.staff
  const { prices, currencies, today, said } = loaderData
  return (
    <StaffFrame current="metalPrices" title={words.title} lead={words.lead}>
      {said && !actionData && (
        <Alert tone="success" announce>
          {words[said]}
        </Alert>
      )}
      <PriceForm currencies={currencies} today={today} state={actionData} />
      <PriceList prices={prices} />
    </StaffFrame>
  )
}
