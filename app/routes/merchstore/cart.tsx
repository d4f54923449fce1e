// The basket. It lies in the visitor's own cookie; prices and stock are the database's.
import { redirect } from 'react-router'
import { countryOptions } from '#app/core/listing-form/options.server.ts'
import { isCountryCode } from '#app/core/places/countries.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readTypedCode, typedCode } from '#app/features/merchstore/buyer.server.ts'
import { cartCookie, codeCookie, codeOf, readCart, readCode, setInCart } from '#app/features/merchstore/cart.ts'
import { CartPage } from '#app/features/merchstore/cart-page.tsx'
import { countryOf, listPostage } from '#app/features/merchstore/postage.server.ts'
import { quoteCart, type Way } from '#app/features/merchstore/queries.server.ts'
import { CART_PATH, CODE_REFUSED } from '#app/features/merchstore/rules.ts'
import { cartForms } from '#app/features/merchstore/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/cart'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { title, emptyText } = t.merchstore.basket
  const { siteUrl, payments } = services.config
  const cookies = request.headers.get('cookie')
  const asked = url.searchParams.get('country')
  const country = isCountryCode(asked) ? asked : countryOf(request, services)
  // Where nothing is paid beforehand, nothing is sent.
  const postage = payments === 'none' ? null : await listPostage(services, locale, country)
  const isSent = postage !== null && postage.zones.length > 0
  const way: Way | undefined = isSent && country ? { delivery: 'post', country } : undefined
  return {
    quote: await quoteCart(services, readCart(cookies), locale, { way, typed: await readTypedCode(services, cookies) }),
    code: readCode(cookies),
    sending: isSent ? { postage, country, countries: countryOptions(locale) } : null,
    isAdded: url.searchParams.get('said') === 'added',
    meta: pageMeta({ url: CART_PATH, locale, siteUrl, title, description: emptyText, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const cookies = request.headers.get('cookie')
  const form = await readIntent(request, cartForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const back = (cookie: string) => redirect(CART_PATH, { headers: { 'Set-Cookie': cookie } })
  if (intent === 'noCode') return back(codeCookie(null, url))
  if (intent === 'code') {
    const services = context.get(servicesContext)
    const { locale } = await i18nOf(url)
    const code = codeOf(value.code)
    const said =
      code && (await quoteCart(services, readCart(cookies), locale, { typed: await typedCode(services, code) })).said
    // Where the basket is too small, the code waits for more to lie in it.
    if (code && (said === 'taken' || said === 'least')) return back(codeCookie(code, url))
    return refused(refuse(said === 'tooMany' ? said : CODE_REFUSED[said || 'unknown'], { field: 'code', values }))
  }
  const quantity = intent === 'set' ? value.quantity : 0
  const lines = setInCart(readCart(cookies), { sku: value.sku, quantity })
  return back(cartCookie(lines, url))
}

export default function Cart({ loaderData: { quote, sending, code, isAdded }, actionData }: Route.ComponentProps) {
  return <CartPage quote={quote} sending={sending} code={code} isAdded={isAdded} refusal={actionData} />
}
