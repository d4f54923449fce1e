// A thing of the store: its words, its pictures, its variants and what is on the shelf. `new` starts one.
import { href, Link, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { StaffFrame } from '#app/features/dashboards/staff-frame.tsx'
import { PictureList } from '#app/features/merchstore/picture-list.tsx'
import { movePicture, removePicture } from '#app/features/merchstore/pictures.server.ts'
import { ProductEditor } from '#app/features/merchstore/product-editor.tsx'
import { SHELF_PATH } from '#app/features/merchstore/rules.ts'
import { changeStock, findOnShelf, saveProduct } from '#app/features/merchstore/shelf.server.ts'
import { productForms } from '#app/features/merchstore/shelf-schema.ts'
import { VariantList } from '#app/features/merchstore/variant-list.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntent } from '#app/lib/form.server.ts'
import { refuse } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { Route } from './+types/$id'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const words = t.merchstore.shelf
  const product = params.id === 'new' ? null : await findOnShelf(services, params.id, locale)
  if (!product && params.id !== 'new') throw await missingPage(url, services)
  const { siteUrl } = services.config
  const title = product?.title ?? words.add
  return {
    product,
    title,
    keys: Object.fromEntries((product?.variants ?? []).map(({ id }) => [id, crypto.randomUUID()])),
    isSaved: url.searchParams.has('saved'),
    meta: pageMeta({ url: url.pathname, locale, siteUrl, title, description: words.lead, noindex: true }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readIntent(request, productForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  const here = (id: string) => redirect(`${href('/dashboard/staff/store/:id', { id })}?saved`)
  if (intent === 'save') {
    const saved = await saveProduct(services, params.id === 'new' ? null : params.id, value, values)
    return saved.ok ? here(saved.value) : refused(saved)
  }
  if (params.id === 'new') return refused(refuse('missing', { values }))
  const outcome =
    intent === 'stock'
      ? await changeStock(services, value, values)
      : intent === 'removePicture'
        ? await removePicture(services, value.picture, values)
        : await movePicture(services, value.picture, intent === 'later' ? 1 : -1, values)
  return outcome.ok ? here(params.id) : refused(outcome)
}

export default function StaffStoreProduct({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.merchstore.shelf
  const { product, title, keys, isSaved } = loaderData
  const intent = actionData?.values.intent
  const errors = { ...t.ui.refusals, ...t.editing.errors, ...words.errors }
  const typed = intent === 'save' ? actionData : undefined
  return (
    <StaffFrame current="store" title={<bdi>{title}</bdi>}>
      <p className="row row--wrap gap-4">
        <Link className="link link--alone" to={SHELF_PATH}>
          {words.back}
        </Link>
        {product?.active && (
          <Link className="link" to={href('/merchstore/:product', { product: product.slug })}>
            {words.seeInStore}
          </Link>
        )}
      </p>
      {isSaved && !actionData && (
        <Alert tone="success" announce>
          {words.saved}
        </Alert>
      )}
      <ErrorSummary errors={summaryOf(errors, actionData).filter(({ fieldId }) => fieldId !== 'difference')} />
      {product && <VariantList product={product} keys={keys} refusal={intent === 'stock' ? actionData : undefined} />}
      {product && <PictureList product={product} />}
      <ProductEditor
        key={product?.values.seen}
        values={typed?.values ?? product?.values ?? {}}
        refusal={typed}
        isNew={!product}
      />
    </StaffFrame>
  )
}

export const ErrorBoundary = RouteError
