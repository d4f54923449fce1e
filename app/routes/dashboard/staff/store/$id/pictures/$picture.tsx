// A photograph of a thing in the store. `new` puts one up.
import { href, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { EditorFrame } from '#app/features/dashboards/editor-frame.tsx'
import { PictureEditor } from '#app/features/merchstore/picture-editor.tsx'
import { addPicture, describePicture } from '#app/features/merchstore/pictures.server.ts'
import { findOnShelf } from '#app/features/merchstore/shelf.server.ts'
import { newPictureForm, pictureForm } from '#app/features/merchstore/shelf-schema.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readForm } from '#app/lib/form.server.ts'
import { readTyped } from '#app/lib/typed-form.ts'
import type { Route } from './+types/$picture'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const words = t.merchstore.shelf
  const product = await findOnShelf(services, params.id, locale)
  const picture = product?.pictures.find(({ id }) => id === params.picture) ?? null
  if (!product || (!picture && params.picture !== 'new')) throw await missingPage(url, services)
  const { siteUrl } = services.config
  const title = words[picture ? 'picture' : 'addPicture']
  return {
    product: { id: product.id, title: product.title },
    picture,
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
  if (params.picture === 'new') {
    const form = readForm(newPictureForm, sent)
    if (!form.ok) return refused(form)
    const added = await addPicture(services, params.id, form.value, values)
    return added.ok ? there : refused(added)
  }
  const form = readForm(pictureForm, sent)
  if (!form.ok) return refused(form)
  const saved = await describePicture(services, params.id, params.picture, form.value, values)
  return saved.ok ? there : refused(saved)
}

export default function StaffStorePicture({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const words = t.merchstore.shelf
  const { product, picture, title } = loaderData
  return (
    <EditorFrame
      current="store"
      title={title}
      back={{ to: href('/dashboard/staff/store/:id', { id: product.id }), label: `${words.backTo} ${product.title}` }}
      errors={summaryOf({ ...t.ui.refusals, ...t.photos.problems, ...words.errors }, actionData)}
    >
      <PictureEditor
        image={picture?.image ?? null}
        values={actionData?.values ?? picture?.values ?? {}}
        refusal={actionData}
      />
    </EditorFrame>
  )
}

export const ErrorBoundary = RouteError
