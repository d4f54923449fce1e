// The zakaat calculator. The loader brings prices and currencies; what a visitor types stays in the browser.
import { currencyOf } from '#app/core/places/currency-of-country.ts'
import { isKnown } from '#app/core/places/place.ts'
import { findPlace } from '#app/core/places/request-place.server.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { voice } from '#app/core/seo/voice.ts'
import { findPrices, listCurrencies } from '#app/features/zakaat/queries.server.ts'
import { ZakaatPage } from '#app/features/zakaat/zakaat-page.tsx'
import { i18nOf } from '#app/i18n/messages.server.ts'
import type { Route } from './+types/zakaat'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const place = findPlace(request, services)
  const { title, description } = t.zakaat
  const crumbs = breadcrumbTrail('/zakaat', voice[locale].home, [title])
  const currencies = listCurrencies(locale)
  const currency = currencyOf(isKnown(place) ? place.countryCode : '')
  return {
    crumbs,
    currencies,
    currency: currencies.some(({ code }) => code === currency) ? currency : 'USD',
    offered: await findPrices(services),
    meta: { url: '/zakaat', locale, siteUrl: services.config.siteUrl, title, description, breadcrumbs: crumbs },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function Zakaat({ loaderData }: Route.ComponentProps) {
  const { crumbs, currencies, offered, currency } = loaderData
  return <ZakaatPage crumbs={crumbs} currencies={currencies} offered={offered} currency={currency} />
}
