// Posters filled from a record, as they will be printed.
import { redirect } from 'react-router'

import { voice } from '#app/core/brand/voice.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { findHalalProof } from '#app/features/business/poster-proof.server.ts'
import { findPosterEvent } from '#app/features/events/poster-event.server.ts'
import { findPosterMonth } from '#app/features/mosque/poster-month.server.ts'
import { loadGallery, placesOf } from '#app/features/templates/gallery.server.ts'
import { GalleryPage } from '#app/features/templates/gallery-page.tsx'
import { loadPoster } from '#app/features/templates/load-poster.server.ts'
import { findMonthly, keepMonthly, monthlyForms } from '#app/features/templates/monthly.server.ts'
import { findMatches } from '#app/features/templates/order.server.ts'
import { readOrder } from '#app/features/templates/rules.ts'
import { TemplatesPage } from '#app/features/templates/templates-page.tsx'
import { readIntent } from '#app/lib/form.server.ts'
import type { Route } from './+types/templates'

export async function loader(args: Route.LoaderArgs) {
  const visit = await readVisit(args)
  const { services, locale, t, url, now } = visit
  const { title, description } = t.templates
  const crumbs = breadcrumbTrail('/templates', voice[locale].home, [title])
  const finders = { findMonth: findPosterMonth, findEvent: findPosterEvent, findHalalProof }
  const meta = pageMeta({
    url: '/templates',
    locale,
    siteUrl: services.config.siteUrl,
    title,
    description,
    breadcrumbs: crumbs,
    noindex: url.search !== '',
  })
  // Without a kind every poster that fits is shown.
  if (!url.searchParams.has('kind')) {
    const order = readOrder(url.searchParams)
    const { places, whose } = order.place ? { places: [order.place], whose: 'chosen' as const } : await placesOf(visit)
    // Of whatever kind the place is.
    const matches = await findMatches(services, { ...order, kind: 'qr' }, locale)
    return {
      page: null,
      gallery: { ...(await loadGallery(visit, places, finders)), crumbs, matches, whose, search: order.search },
      meta,
    }
  }
  const found = await loadPoster(visit, finders)
  const query = new URLSearchParams(url.searchParams)
  query.delete('q')
  return {
    gallery: null,
    page: {
      ...found,
      crumbs,
      thisMonth: now.toISOString().slice(0, 7),
      matches: await findMatches(services, found.order, locale),
      monthly: await findMonthly(services, found.order, {
        language: found.language,
        isFilled: found.missing === null,
      }),
      query: query.toString(),
    },
    meta,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readIntent(request, monthlyForms)
  if (!form.ok) return refused(form)
  const kept = await keepMonthly(context.get(servicesContext), url, form.value)
  return kept.ok ? redirect(kept.value) : refused(kept)
}

export default function Templates({ loaderData, actionData }: Route.ComponentProps) {
  const { page, gallery } = loaderData
  return page ? <TemplatesPage data={page} state={actionData} /> : <GalleryPage data={gallery} />
}
