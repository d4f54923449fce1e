// One business, under its id or its dashed name; found under anything but its present name, it moves there for good.
import { data, redirect } from 'react-router'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { PlaceMap } from '#app/core/map/place-map.tsx'
import { refused, summaryOf } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { findSavedIds } from '#app/core/saves/queries.server.ts'
import { pageHeaders } from '#app/core/seo/page-headers.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit } from '#app/core/visit/visit.server.ts'
import { BusinessPage } from '#app/features/business/business-page.tsx'
import { confirmFact } from '#app/features/business/commands.server.ts'
import { findMine, loadBusinessPage } from '#app/features/business/queries.server.ts'
import { EventsAtPlace } from '#app/features/events/events-here.tsx'
import { loadNext } from '#app/features/events/queries.server.ts'
import { JobsAtPlace } from '#app/features/jobs/jobs-here.tsx'
import { loadJobsAt } from '#app/features/jobs/queries.server.ts'
import { PhotosSection } from '#app/features/photos/photos-section.tsx'
import { loadPhotos } from '#app/features/photos/queries.server.ts'
import { loadReviews } from '#app/features/reviews/queries.server.ts'
import { ReviewsSection } from '#app/features/reviews/reviews-section.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { Route } from './+types/$id'

export async function loader(args: Route.LoaderArgs) {
  const { params, url } = args
  const visit = await readVisit(args)
  const { services, now } = visit
  const found = await loadBusinessPage(visit, params.id)
  if (!found) throw await missingPage(url, services, 'business')
  const { page, meta, key, isIndexable } = found
  if (params.id !== key) throw redirect(page.path, 301)
  const [mine, saved, photos, reviews, events, jobs] = await Promise.all([
    findMine(services, page.id),
    findSavedIds(services),
    loadPhotos(services, page.id),
    loadReviews(services, { placeId: page.id }),
    loadNext(services, { place: page.id }, now),
    loadJobsAt(visit, page.id),
  ])
  return data(
    { page, meta, mine, saved, photos, reviews, events, jobs },
    isIndexable ? {} : { headers: { 'X-Robots-Tag': 'noindex' } },
  )
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const business = await findBusiness(services, params.id)
  if (!business) throw await missingPage(url, services, 'business')
  const outcome = await confirmFact(services, business.id, request)
  if (!outcome.ok) return refused(outcome)
  // Whoever says that something is no longer true is asked what is.
  const { wrong } = outcome.value
  const key = encodeURIComponent(business.slug ?? business.id)
  return wrong ? redirect(`/business/${key}/suggest?${new URLSearchParams({ field: wrong, asked: '1' })}`) : outcome
}

export const headers: Route.HeadersFunction = pageHeaders

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? pageMeta(loaderData.meta) : missingMeta(error)

export default function Business({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, errors } = useT().business
  const { page, mine, saved, photos, reviews, events, jobs } = loaderData
  const notice =
    actionData &&
    (actionData.ok
      ? { tone: 'success' as const, text: facts.thanks }
      : { tone: 'danger' as const, text: summaryOf(errors, actionData)[0]?.message ?? errors.invalid })
  return (
    <BusinessPage
      page={page}
      mine={mine}
      saved={saved}
      factNotice={notice ?? null}
      photos={<PhotosSection photos={photos} path={page.path} placeName={page.name} cover={page.cover} />}
      map={
        page.position && (
          <PlaceMap
            {...page.position}
            label={page.name}
            address={[page.address, page.location].filter(Boolean).join(', ')}
          />
        )
      }
      // Somewhere without any, people look for other things.
      events={(events.length > 0 || mine?.isOwner) && <EventsAtPlace events={events} place={page.id} />}
      jobs={<JobsAtPlace jobs={jobs} />}
      reviews={<ReviewsSection reviews={reviews} path={page.path} />}
    />
  )
}

export const ErrorBoundary = RouteError
