import { readListFilter } from '#app/core/contributions/list-filter.ts'
import { loadList } from '#app/core/contributions/queries.server.ts'
import { withFacts } from '#app/core/contributions/shapes.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { askPage, askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { FeedbackList } from './feedback.ts'
import type { LatestFilter, LatestReviews, TopPlaces } from './latest.ts'
import { type Filter, NO_REVIEWS, PAGE_SIZE, type Reviews } from './rules.ts'
import { feedbackFacts, latestReviews, reviews, topPlaces } from './shapes.server.ts'

const SHOWN_ON_DETAIL = 5

type Asked = { placeId: string; filter?: Filter }

/** Five for the page of a place, those with photos first; with a filter, the page of the list it names. */
export async function loadReviews(
  services: Pick<Services, 'page' | 'log'>,
  { placeId, filter }: Asked,
): Promise<Reviews> {
  const asked = {
    place: placeId,
    ...(filter
      ? {
          sort: filter.sort,
          ...(filter.stars !== null && { stars: filter.stars }),
          ...(filter.language !== null && { lang: filter.language }),
          max_results: PAGE_SIZE,
          skip_results: (filter.page - 1) * PAGE_SIZE,
        }
      : { sort: 'photos', max_results: SHOWN_ON_DETAIL }),
  }
  // A place without its reviews is still worth a visit.
  return (await askPageOrNothing(services, 'reviews_page', asked, reviews)) ?? NO_REVIEWS
}

type Paging = Pick<Services, 'page' | 'log'>

/** Reviews of all places, newest first. */
export const loadLatest = (services: Paging, { stars, after }: LatestFilter): Promise<LatestReviews> =>
  askPage(services, 'latest_reviews', { ...(stars && { stars }), ...(after && { after }) }, latestReviews)

/** What members say about the site itself. */
export async function loadFeedback(services: Paging, { after }: LatestFilter): Promise<FeedbackList> {
  const filter = { ...readListFilter(new URLSearchParams()), after }
  const { items, pinned, next } = await loadList(services, 'reviews', filter, { usualSort: 'new' })
  return { items: items.map(readFacts), pinned: pinned.map(readFacts), next }
}

/** What only feedback has, of what every contribution has. */
export const readFacts = <Known extends { facts: unknown }>(known: Known) => withFacts(known, feedbackFacts)

/** Of the town that was asked for, or of the one with most reviews; a page can do without. */
export async function loadTop(
  services: Paging,
  locale: Locale,
  town: string | null,
  country: string | null,
): Promise<TopPlaces | null> {
  const asked = { ...(town && { town }), ...(country && { country }) }
  const top = await askPageOrNothing(services, 'top_places', asked, topPlaces)
  const named = <Town extends { city: string; country_code: string }>(one: Town) => ({
    ...one,
    name: cityIn(locale, one.city, one.country_code),
  })
  return top && { ...top, town: top.town && named(top.town), towns: top.towns.map(named) }
}
