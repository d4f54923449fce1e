import { data, redirect } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { nameIn } from '#app/core/listings/name-in.ts'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { addPhotos } from '#app/core/media/commands.server.ts'
import { isChosen } from '#app/core/media/image-rules.ts'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { changePhoto } from '#app/features/photos/commands.server.ts'
import { PhotosPage } from '#app/features/photos/photos-page.tsx'
import { loadPhotos } from '#app/features/photos/queries.server.ts'
import { published } from '#app/features/photos/rules.ts'
import { photoForms } from '#app/features/photos/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntentOf } from '#app/lib/form.server.ts'
import type { Route } from './+types/photos'

async function findPlace(services: Services, url: URL, idOrSlug: string) {
  const business = await findBusiness(services, idOrSlug)
  if (!business) throw await missingPage(url, services, 'business')
  return business
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const business = await findPlace(services, url, params.id)
  const key = business.slug ?? business.id
  const path = `/business/${encodeURIComponent(key)}`
  if (params.id !== key) throw redirect(`${path}/photos`, 301)
  const placeName = nameIn(locale, business) ?? t.listings.nameNotFound
  const photos = await loadPhotos(services, business.id)
  const [first] = published(photos.photos)
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.pages.record.allBusinesses, path: '/businesses' },
    { name: placeName, path },
    { name: t.photos.heading, path: `${path}/photos` },
  ]
  const meta = {
    url: `${path}/photos`,
    locale,
    siteUrl: services.config.siteUrl,
    title: t.photos.title(placeName),
    description: t.photos.description(placeName),
    breadcrumbs: crumbs,
    noindex: !first,
    ...(first && { image: photoUrl(first.id, 1280, 'jpg') }),
  }
  const page = { placeId: business.id, placeName, path, crumbs, photos }
  return data({ page, meta }, first ? {} : { headers: { 'X-Robots-Tag': 'noindex' } })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const business = await findPlace(services, url, params.id)
  const form = await request.formData().catch(() => null)
  if (form?.get('intent') === 'upload') {
    const caption = form.get('caption')
    const files = form.getAll('photos').filter(isChosen)
    const added = await addPhotos(
      services,
      { place_id: business.id },
      files,
      typeof caption === 'string' ? caption : '',
    )
    return data({ added, outcome: null }, { status: added.some(({ ok }) => ok) ? 200 : 422 })
  }
  const asked = readIntentOf(form, photoForms)
  const outcome = asked.ok ? await changePhoto(services, business.id, asked.value) : asked
  return data({ added: null, outcome }, { status: outcome.ok ? 200 : outcome.status })
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  return <PhotosPage page={loaderData.page} added={actionData?.added ?? null} outcome={actionData?.outcome ?? null} />
}

export const ErrorBoundary = RouteError
