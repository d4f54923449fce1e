// One thing of the store.
import { redirect } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { addToCart, cartCookie, countCart, readCart } from '#app/features/merchstore/cart.ts'
import { productJsonLd } from '#app/features/merchstore/json-ld.ts'
import { countryOf, listPostage } from '#app/features/merchstore/postage.server.ts'
import { ProductPage } from '#app/features/merchstore/product-page.tsx'
import { findProduct } from '#app/features/merchstore/queries.server.ts'
import { CART_PATH, STORE_PATH } from '#app/features/merchstore/rules.ts'
import { addForm } from '#app/features/merchstore/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import type { Route } from './+types/$product'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const product = await findProduct(services, params.product, locale)
  if (!product) throw await missingPage(url, services)
  const path = `${STORE_PATH}/${product.slug}`
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.merchstore.title, path: STORE_PATH },
    { name: product.title, path },
  ]
  const { siteUrl, payments } = services.config
  const jsonLd = productJsonLd(product, { siteUrl, locale })
  return {
    product,
    postage: payments === 'none' ? null : await listPostage(services, locale, countryOf(request, services)),
    crumbs,
    inCart: countCart(readCart(request.headers.get('cookie'))),
    meta: pageMeta({
      url: path,
      locale,
      siteUrl,
      title: product.title,
      description: product.text,
      breadcrumbs: crumbs,
      noindex: product.isSample,
      ...(jsonLd && { jsonLd }),
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, url }: Route.ActionArgs) {
  const form = await parseForm(addForm, request)
  if (!form.ok) return refused(form)
  const lines = addToCart(readCart(request.headers.get('cookie')), form.value)
  if (!lines) return refused(refuse('full', { values: { sku: form.value.sku } }))
  return redirect(`${CART_PATH}?said=added`, { headers: { 'Set-Cookie': cartCookie(lines, url) } })
}

export default function ProductRoute({
  loaderData: { product, postage, crumbs, inCart },
  actionData,
}: Route.ComponentProps) {
  return (
    <ProductPage
      key={product.slug}
      product={product}
      postage={postage}
      crumbs={crumbs}
      inCart={inCart}
      refusal={actionData}
    />
  )
}

export const ErrorBoundary = RouteError
