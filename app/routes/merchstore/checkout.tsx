// From the basket to an order. An account helps nobody here but the one who has it.
import { data, redirect } from 'react-router'
import { findUser } from '#app/core/auth/session.server.ts'
import { countryOptions } from '#app/core/listing-form/options.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { keepPage } from '#app/core/request/keep-page.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { findPlace } from '#app/core/visitor/request-place.server.ts'
import { buyerOf, newBuyerCookie } from '#app/features/merchstore/buyer.server.ts'
import { cartCookie, codeCookie, readCart, readCode } from '#app/features/merchstore/cart.ts'
import { CheckoutPage } from '#app/features/merchstore/checkout-page.tsx'
import { placeOrder } from '#app/features/merchstore/commands.server.ts'
import { countryOf, listWays } from '#app/features/merchstore/postage.server.ts'
import { quoteCart, type Way } from '#app/features/merchstore/queries.server.ts'
import { CART_PATH, CHECKOUT_PATH, CODE_REFUSED, ELSEWHERE } from '#app/features/merchstore/rules.ts'
import { orderForm, wayForm } from '#app/features/merchstore/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { PERSONAL } from '#app/lib/cache-control.ts'
import { readForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/checkout'

const readWay = ({ searchParams }: URL): Way | null => wayForm.safeParse(Object.fromEntries(searchParams)).data ?? null

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const cookies = request.headers.get('cookie')
  const cart = readCart(cookies)
  const { payments, siteUrl, mailConfigured } = services.config
  const place = findPlace(request, services)
  const ways = await listWays(services, locale, isKnown(place) ? place : null)
  const asked = readWay(url)
  const way = payments === 'none' && asked?.delivery === 'post' ? null : asked
  const user = services.mayHaveSession ? await findUser(services) : null
  const code = readCode(cookies)
  const typed = code === null ? null : { code, person: user?.id ?? null }
  const quote = await quoteCart(services, cart, locale, { way: way ?? undefined, typed })
  if (quote.lines.length === 0 || !quote.isThere) throw redirect(CART_PATH)
  const isEverywhere = ways.countries.includes(ELSEWHERE)
  const { title, how } = t.merchstore.checkout
  const headers = new Headers({ 'Cache-Control': PERSONAL })
  if (buyerOf(cookies) === null) headers.append('Set-Cookie', newBuyerCookie(url))
  return data(
    {
      quote,
      ways,
      way,
      payments,
      // Only a letter proves the address of somebody without an account.
      mustSignIn: user === null && payments !== 'stripe' && !mailConfigured,
      formKey: crypto.randomUUID(),
      countries: countryOptions(locale).filter(({ value }) => isEverywhere || ways.countries.includes(value)),
      country: countryOf(request, services),
      buyer: user && { name: user.displayName, email: user.email },
      meta: pageMeta({ url: CHECKOUT_PATH, locale, siteUrl, title, description: how, noindex: true }),
    },
    { headers },
  )
}

export const headers: Route.HeadersFunction = pageHeaders

export const clientAction = (args: Route.ClientActionArgs) => keepPage(args)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { locale } = await i18nOf(url)
  const sent = await request.formData().catch(() => null)
  const values = readTyped(sent)
  const way = readWay(url)
  if (!way) return refused(refuse('way', { values }))
  const form = readForm(orderForm, sent)
  if (!form.ok) return refused(form)
  const { seen, ...details } = form.value
  const { payments, mailConfigured } = services.config
  const cookies = request.headers.get('cookie')
  const visitor = buyerOf(cookies)
  // Whoever was shown the form has the secret.
  if (!visitor) return refused(refuse('again', { values }))
  const user = services.mayHaveSession ? await findUser(services) : null
  if (!user && payments !== 'stripe' && !mailConfigured) return refused(refuse('signIn', { values }))
  const code = readCode(cookies)
  // Whoever guesses in the basket guesses here as well.
  if (code !== null && !services.allow('code')) return refused(refuse('tooMany', { values }))
  if (!services.allow('order')) return refused(refuse('tooMany', { values }))
  const order = {
    ...details,
    visitor,
    lines: readCart(cookies),
    delivery: way.delivery,
    pickup: way.delivery === 'pickup' ? way.pickup : '',
    country_code: way.delivery === 'post' ? way.country : '',
    seen_cents: seen,
    code: code ?? '',
    language: locale,
    user_id: user?.id ?? null,
  }
  const placed = await placeOrder(services, order, { values })
  if (code !== null && (placed.ok || !placed.errors.form?.includes(CODE_REFUSED.unknown))) services.giveBack('code')
  if (!placed.ok) {
    services.giveBack('order')
    return refused(placed)
  }
  // Where the provider is away, the order's own page offers to pay again.
  const pay = await services.tasks.payForOrder(placed.value, locale)
  const to = pay !== null && typeof pay === 'object' ? pay.to : `/merchstore/orders/${placed.value}`
  const headers = new Headers({ 'Set-Cookie': cartCookie([], url) })
  headers.append('Set-Cookie', codeCookie(null, url))
  return redirect(to, { headers })
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, ways, way, payments, mustSignIn, formKey, countries, country, buyer } = loaderData
  return (
    <CheckoutPage
      quote={quote}
      ways={ways}
      way={way}
      payments={payments}
      mustSignIn={mustSignIn}
      formKey={formKey}
      countries={countries}
      country={country}
      buyer={buyer}
      refusal={actionData}
    />
  )
}
