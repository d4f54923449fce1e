// All reviews of a business: reading, writing, answering, voting.

import { redirect } from 'react-router'
import { userContext } from '#app/core/auth/guards.server.ts'
import { findUser } from '#app/core/auth/session.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import { categoryByWord } from '#app/core/categories/categories.ts'
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { nameIn } from '#app/core/listings/name-in.ts'
import { findBusiness } from '#app/core/listings/queries.server.ts'
import { isChosen } from '#app/core/media/image-rules.ts'
import { readReplies } from '#app/core/replies/saved-replies.server.ts'
import { refused } from '#app/core/request/refused.ts'
import { servicesContext } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import {
  addReviewPhotos,
  deleteReply,
  deleteReview,
  saveReply,
  saveReview,
  takeBackVote,
  voteHelpful,
} from '#app/features/reviews/commands.server.ts'
import type { ReviewFormState } from '#app/features/reviews/form-errors.ts'
import { loadReviews } from '#app/features/reviews/queries.server.ts'
import { ReviewsPage } from '#app/features/reviews/reviews-page.tsx'
import { isPlain, readFilter, reviewsAddress } from '#app/features/reviews/rules.ts'
import { reviewForms } from '#app/features/reviews/schema.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { readIntentOf } from '#app/lib/form.server.ts'
import { type Outcome, refuse } from '#app/lib/outcome.ts'
import { wordIn } from '#app/lib/word-in.ts'
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
    replies: (reviews.is_own_place && (await readReplies(services))?.replies) || [],
    done: wordIn(['saved', 'deleted'], done),
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
  const placeId = business.id
  const address = reviewsAddress(`/business/${encodeURIComponent(business.slug ?? business.id)}`)
  const posted = await request.formData().catch(() => null)
  const form = readIntentOf(posted, reviewForms(findLatestDay()))
  // An answer is shown again at the review it is about, everything else where reviews are written.
  if (!form.ok) return refused<ReviewFormState>({ ...form, form: form.values.review ?? 'write' })
  const { intent, value, values } = form.value
  if (!services.allow('write')) return refused<ReviewFormState>({ ...refuse('tooMany', { values }), form: 'write' })
  if (intent === 'write' || intent === 'delete') {
    const outcome = intent === 'write' ? await write() : await deleteReview(services, user.id, business.id)
    if (!outcome.ok) return refused<ReviewFormState>({ ...outcome, form: 'write' })
    return redirect(intent === 'write' ? `${address}?done=saved#write` : `${address}?done=deleted`)
  }
  const { review } = value
  const outcome = await answer()
  return outcome.ok ? redirect(`${address}#review-${review}`) : refused<ReviewFormState>({ ...outcome, form: review })

  async function write(): Promise<Outcome<unknown>> {
    if (intent !== 'write') return refuse('invalid')
    const saved = await saveReview(services, { userId: user.id, placeId: placeId, review: value }, values)
    if (!saved.ok) return saved
    const added = await addReviewPhotos(services, saved.value, posted?.getAll('photos').filter(isChosen) ?? [])
    return added.ok ? added : { ...added, values }
  }

  function answer(): Promise<Outcome<unknown>> {
    switch (intent) {
      case 'reply':
        return saveReply(services, { userId: user.id, reviewId: review, text: value.reply }, values)
      case 'vote':
        return voteHelpful(services, user.id, review)
      case 'unvote':
        return takeBackVote(services, user.id, review)
      default:
        return deleteReply(services, review)
    }
  }
}

export default function BusinessReviews({ loaderData: { meta: _meta, ...page }, actionData }: Route.ComponentProps) {
  return <ReviewsPage {...page} state={actionData} />
}

export const ErrorBoundary = RouteError
