// A variant of a thing in the store. `new` starts one.
import { href, Link, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { addVariant, findOnShelf, saveVariant } from '#app/features/merchstore/shelf.server.ts'
import { newVariantForm, variantForm } from '#app/features/merchstore/shelf-schema.ts'
import { VariantEditor } from '#app/features/merchstore/variant-editor.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/$variant'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const words = t.merchstore.shelf
  const product = await findOnShelf(services, params.id, locale)
  const variant = product?.variants.find(({ id }) => id === params.variant) ?? null
  if (!product || (!variant && params.variant !== 'new')) throw await missingPage(url, services)
  const { siteUrl } = services.config
  const title = variant ? `${product.title} · ${variant.name || variant.sku}` : words.addVariant
  return {
    product: { id: product.id, title: product.title, currency: product.currency },
    values: variant?.values ?? null,
    title,
    meta: pageMeta({ url: url.pathname, locale, siteUrl, title, description: words.lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const sent = await request.formData().catch(() => null)
  const values = readTyped(sent)
  const there = redirect(`${href('/dashboard/staff/store/:id', { id: params.id })}?saved`)
  if (params.variant === 'new') {
    const form = readForm(newVariantForm, sent)
    if (!form.ok) return refused(form)
    const added = await addVariant(services, params.id, form.value, values)
    return added.ok ? there : refused(added)
  }
  const form = readForm(variantForm, sent)
  if (!form.ok) return refused(form)
  const saved = await saveVariant(services, params.id, params.variant, form.value, values)
  return saved.ok ? there : refused(saved)
}

export default function StaffStoreVariant({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.merchstore.shelf
  const { product, values, title } = loaderData
  const errors = { ...t.ui.refusals, ...t.editing.errors, ...words.errors }
  return (
    <StaffFrame current="store" title={<bdi>{title}</bdi>}>
      <p>
        <Link className="link link--alone" to={href('/dashboard/staff/store/:id', { id: product.id })}>
          {words.backTo} <bdi>{product.title}</bdi>
        </Link>
      </p>
      <ErrorSummary errors={summaryOf(errors, actionData)} />
      <VariantEditor
        values={actionData?.values ?? values ?? {}}
        refusal={actionData}
        isNew={!values}
        currency={product.currency}
      />
    </StaffFrame>
  )
}

export const ErrorBoundary = RouteError
