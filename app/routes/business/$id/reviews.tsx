// All reviews of a business: reading, writing, answering, voting.
import { data, redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { categoryByWord } from '#app/core/categories/categories.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { nameIn } from '#app/core/listings/name-in.ts'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { voice } from '#app/core/seo/voice.ts'
import {
  deleteReply,
  deleteReview,
  type Outcome,
  saveReply,
  saveReview,
  takeBackVote,
  voteHelpful,
} from '#app/features/reviews/commands.server.ts'
import type { ReviewFormState } from '#app/features/reviews/form-errors.ts'
import { loadReviews } from '#app/features/reviews/queries.server.ts'
import { ReviewsPage } from '#app/features/reviews/reviews-page.tsx'
import { isPlain, readFilter, reviewsAddress } from '#app/features/reviews/rules.ts'
import { replyForm, reviewForm, reviewIdForm } from '#app/features/reviews/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { parseForm } from '#app/lib/form.server.ts'
import type { Route } from './+types/reviews'

const FOOD = ['restaurants', 'grocery']
const DAY_MS = 86_400_000

const findDay = (now: number) => new Date(now).toISOString().slice(0, 10)
/** Tomorrow in UTC: the day may have begun where the visitor is. */
const findLatestDay = () => findDay(Date.now() + DAY_MS)

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const business = await findBusiness(services, params.id)
  if (!business) throw await missingPage(url, services, 'business')
  const key = business.slug ?? business.id
  const path = `/business/${encodeURIComponent(key)}`
  const filter = readFilter(url.searchParams)
  if (params.id !== key) throw redirect(reviewsAddress(path, filter), 301)
  const { locale, t } = await i18nOf(url)
  const [reviews, user] = await Promise.all([
    loadReviews(services, { placeId: business.id, filter }),
    findUser(services),
  ])
  const name = nameIn(locale, business) ?? t.listings.nameNotFound
  const done = url.searchParams.get('done')
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    { name: t.pages.record.allBusinesses, path: '/businesses' },
    { name, path },
    { name: t.reviews.title, path: `${path}/reviews` },
  ]
  return {
    reviews,
    filter,
    name,
    path,
    crumbs,
    isSignedIn: user !== null,
    asksHalal: business.halal_level !== null || FOOD.includes(categoryByWord(business.business_category) ?? ''),
    latestDay: findDay(Date.now()),
    done: done === 'saved' || done === 'deleted' ? (done as 'saved' | 'deleted') : null,
    meta: pageMeta({
      url: `${path}/reviews`,
      locale,
      siteUrl: services.config.siteUrl,
      title: t.reviews.titleOf(name),
      description: t.reviews.description(name, reviews.count),
      type: 'business',
      noindex: !isPlain(filter) || reviews.count === 0 || business.is_sample,
      breadcrumbs: crumbs,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const user = context.get(userContext)
  const business = await findBusiness(services, params.id)
  if (!business) throw await missingPage(url, services, 'business')
  const address = reviewsAddress(`/business/${encodeURIComponent(business.slug ?? business.id)}`)
  if (!services.allow('write')) return refuse('write', 'form', 'limited', {}, 429)
  const intent = await readIntent(request)
  if (intent === 'write') return write(request, services, { userId: user.id, placeId: business.id, address })
  if (intent === 'delete') {
    const outcome = await deleteReview(services, user.id, business.id)
    return outcome.ok ? redirect(`${address}?done=deleted`) : refuse('write', 'form', outcome.error)
  }
  if (intent === 'reply') {
    const form = await parseForm(replyForm, request)
    if (!form.ok)
      return data<ReviewFormState>(
        { form: form.values.review ?? '', errors: form.errors, values: form.values },
        { status: 400 },
      )
    const { review, reply } = form.value
    return back(await saveReply(services, { userId: user.id, reviewId: review, text: reply }), review)
  }
  const form = await parseForm(reviewIdForm, request)
  if (!form.ok) return refuse('', 'form', 'gone')
  const { review } = form.value
  if (intent === 'vote') return back(await voteHelpful(services, user.id, review), review)
  if (intent === 'unvote') return back(await takeBackVote(services, user.id, review), review)
  if (intent === 'delete-reply') return back(await deleteReply(services, review), review)
  return refuse(review, 'form', 'failed')

  function back(outcome: Outcome, review: string) {
    return outcome.ok ? redirect(`${address}#review-${review}`) : refuse(review, 'form', outcome.error)
  }
}

async function readIntent(request: Request): Promise<string> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  return String(form?.get('intent') ?? '')
}

type Author = { userId: string; placeId: string; address: string }

async function write(request: Request, services: Services, { userId, placeId, address }: Author) {
  const form = await parseForm(reviewForm(findLatestDay()), request)
  if (!form.ok)
    return data<ReviewFormState>({ form: 'write', errors: form.errors, values: form.values }, { status: 400 })
  const outcome = await saveReview(services, { userId, placeId, review: form.value })
  if (outcome.ok) return redirect(`${address}?done=saved#write`)
  const { rating, visited_on, halal_matched, ...rest } = form.value
  return refuse('write', outcome.error === 'visitedOn' ? 'visited_on' : 'form', outcome.error, {
    ...rest,
    rating: String(rating),
    visited_on: visited_on ?? '',
    halal_matched: halal_matched ?? '',
  })
}

function refuse(form: string, field: string, error: string, values: Record<string, string> = {}, status = 400) {
  return data<ReviewFormState>({ form, errors: { [field]: [error] }, values }, { status })
}

export default function BusinessReviews({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <ReviewsPage {...page} state={actionData} />
}

export const ErrorBoundary = RouteError
