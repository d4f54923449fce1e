// The basket. It lies in the visitor's own cookie; prices and stock are the database's.
import { redirect } from 'react-router'
import { countryOptions } from '#app/core/listing-form/options.server.ts'
import { isCountryCode } from '#app/core/places/countries.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { cartCookie, readCart, setInCart } from '#app/features/merchstore/cart.ts'
import { CartPage } from '#app/features/merchstore/cart-page.tsx'
import { countryOf, listPostage } from '#app/features/merchstore/postage.server.ts'
import { quoteCart, type Way } from '#app/features/merchstore/queries.server.ts'
import { CART_PATH } from '#app/features/merchstore/rules.ts'
import { cartForms } from '#app/features/merchstore/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/cart'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, emptyText } = t.merchstore.basket
  const { siteUrl, payments } = services.config
  const asked = url.searchParams.get('country')
  const country = isCountryCode(asked) ? asked : countryOf(request, services)
  // Where nothing is paid beforehand, nothing is sent.
  const postage = payments === 'none' ? null : await listPostage(services, locale, country)
  const isSent = postage !== null && postage.zones.length > 0
  const way: Way | undefined = isSent && country ? { delivery: 'post', country } : undefined
  return {
    quote: await quoteCart(services, readCart(request.headers.get('cookie')), locale, way),
    sending: isSent ? { postage, country, countries: countryOptions(locale) } : null,
    isAdded: url.searchParams.get('said') === 'added',
    meta: pageMeta({ url: CART_PATH, locale, siteUrl, title, description: emptyText, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, url }: Route.ActionArgs) {
  const cookies = request.headers.get('cookie')
  const form = await readIntent(request, cartForms)
  if (!form.ok) return refused(form)
  const { intent, value } = form.value
  const quantity = intent === 'set' ? value.quantity : 0
  const lines = setInCart(readCart(cookies), { sku: value.sku, quantity })
  return redirect(CART_PATH, { headers: { 'Set-Cookie': cartCookie(lines, url) } })
}

export default function Cart({ loaderData: { quote, sending, isAdded }, actionData }: Route.ComponentProps) {
  return <CartPage quote={quote} sending={sending} isAdded={isAdded} refusal={actionData} />
}
