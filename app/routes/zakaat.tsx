// The zakaat calculator. The loader brings prices and currencies; what a visitor types stays in the browser.

import { voice } from '#app/core/brand/voice.ts'
import { currencyOf } from '#app/core/places/currency-of-country.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { findPrices, listCurrencies } from '#app/features/zakaat/queries.server.ts'
import { ZakaatPage } from '#app/features/zakaat/zakaat-page.tsx'
import type { Route } from './+types/zakaat'

export async function loader(args: Route.LoaderArgs) {
  const { services, locale, t, place, hasPlace } = await readVisit(args)
  const { title, description } = t.zakaat
  const crumbs = breadcrumbTrail('/zakaat', voice[locale].home, [title])
  const currencies = listCurrencies(locale)
  const currency = currencyOf(hasPlace ? place.countryCode : '')
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
