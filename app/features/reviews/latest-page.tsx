// Reviews of all places: the latest, the best-loved of a town with how they are ranked, and the way to write one.
import { Form, href, Link } from 'react-router'
import { When } from '#app/core/contributions/author-line.tsx'
import { ListEnds } from '#app/core/contributions/list-ends.tsx'
import { nameIn } from '#app/core/listings/name-in.ts'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Search, Star } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { FeedbackList as Feedback } from './feedback.ts'
import { FeedbackList } from './feedback-list.tsx'
import {
  LATEST_PATH,
  type LatestFilter,
  type LatestReview,
  type LatestReviews,
  latestAddress,
  NOTHING_CHOSEN,
  type TopPlaces,
  VIEWS,
} from './latest.ts'
import '#app/core/contributions/contributions.css'
import '#app/core/listings/review.css'
import './reviews.css'

type Found = { name: string; slug: string; where: string }
type Props = {
  latest: LatestReviews | null
  /** Instead of the places. */
  feedback: Feedback | null
  top: TopPlaces | null
  filter: LatestFilter
  found: readonly Found[]
  crumbs: readonly Crumb[]
  now: string
}

export function LatestPage({ latest, feedback, top, filter, found, crumbs, now }: Props) {
  const { t } = useI18n()
  const words = t.reviews.everywhere
  const hasSample = [...(latest?.items ?? []), ...(top?.places ?? [])].some(({ is_sample }) => is_sample)
  return (
    <div className="page section stack gap-8">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="stack gap-2">
        <h1 className="title">{words.title}</h1>
        <p className="lead max-w-[44rem]">{words.lead}</p>
        {hasSample && <p className="small muted">{t.reviews.sampleNote}</p>}
      </header>
      <LinkTabs
        label={words.views.label}
        items={VIEWS.map((view) => ({
          to: latestAddress(NOTHING_CHOSEN, { view }),
          label: words.views[view],
          current: filter.view === view,
        }))}
      />
      {feedback ? (
        <FeedbackList list={feedback} filter={filter} now={now} />
      ) : (
        <div className="review-everywhere">
          <div className="stack gap-8">
            <FindPlace asked={filter.words} found={found} />
            {top && top.places.length > 0 && <Top top={top} filter={filter} />}
          </div>
          {latest && <LatestList latest={latest} filter={filter} now={now} />}
        </div>
      )}
    </div>
  )
}

type ListProps = { latest: LatestReviews; filter: LatestFilter; now: string }

function LatestList({ latest, filter, now }: ListProps) {
  const { locale, t } = useI18n()
  // On phones the list stands below the best-loved places: what was asked for begins where one looks.
  const address = (change: Partial<LatestFilter> = {}) => `${latestAddress(filter, change)}#latest`
  return (
    <section className="stack gap-4" aria-labelledby="latest">
      <h2 className="h3" id="latest">
        {t.reviews.everywhere.latest}
      </h2>
      <nav className="contribution-chips" aria-label={t.reviews.filters.stars}>
        <Chip to={address({ stars: null })} current={filter.stars === null}>
          {t.reviews.filters.anyStars}
        </Chip>
        {[5, 4, 3, 2, 1].map((stars) => (
          <Chip key={stars} to={address({ stars })} current={filter.stars === stars}>
            {t.reviews.filters.starsOption(formatNumber(locale, stars))}
          </Chip>
        ))}
      </nav>
      {latest.items.length === 0 ? (
        <EmptyState icon={Star} title={filter.stars ? t.reviews.noneMatching : t.reviews.none}>
          {t.reviews.everywhere.noneText}
        </EmptyState>
      ) : (
        <div>
          {latest.items.map((review) => (
            <Latest key={review.id} review={review} now={now} />
          ))}
        </div>
      )}
      <ListEnds
        section={null}
        newest={filter.after ? address() : null}
        older={latest.next && address({ after: latest.next })}
      />
    </section>
  )
}

function FindPlace({ asked, found }: { asked: string; found: readonly Found[] }) {
  const { t } = useI18n()
  const words = t.reviews.everywhere
  return (
    <section className="panel stack gap-3" aria-labelledby="write">
      <h2 className="h4" id="write">
        {t.reviews.write.action}
      </h2>
      <Form role="search" action={LATEST_PATH} className="contribution-search">
        <Field label={words.find} hideLabel>
          <Input type="search" name="q" dir="auto" maxLength={100} placeholder={words.find} defaultValue={asked} />
        </Field>
        <Button type="submit" variant="outline">
          <Search className="i i--sm" />
          {t.contributions.list.find}
        </Button>
      </Form>
      {asked !== '' && found.length === 0 && <p role="status">{words.nothing}</p>}
      {found.length > 0 && (
        <ul className="stack gap-2">
          {found.map(({ name, slug, where }) => (
            <li key={slug}>
              <Link className="link strong" to={href('/business/:id/reviews', { id: slug })} dir="auto">
                {name}
              </Link>{' '}
              <span className="small muted" dir="auto">
                {where}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Top({ top, filter }: { top: TopPlaces; filter: LatestFilter }) {
  const { locale, t } = useI18n()
  const words = t.reviews.everywhere
  const isHere = (city: string, country: string) => top.town?.city === city && top.town.country_code === country
  return (
    <section className="stack gap-4" aria-labelledby="top">
      <h2 className="h3" id="top">
        {words.top(top.town?.name ?? '')}
      </h2>
      <nav className="contribution-chips" aria-label={words.towns}>
        {top.towns.map(({ city, country_code: country, name }) => (
          <Chip
            key={`${city}~${country}`}
            to={latestAddress(filter, { town: city, country })}
            current={isHere(city, country)}
          >
            <span dir="auto">{name}</span>
          </Chip>
        ))}
      </nav>
      <ol className="review-top">
        {top.places.map((place, i) => (
          <li key={place.slug}>
            <span className="strong num">{formatNumber(locale, i + 1)}</span>
            <div>
              <Link className="link strong" to={href('/business/:id', { id: place.slug })} dir="auto">
                {nameIn(locale, { name: place.name, local_name: place.local_name ?? '' })}
              </Link>
              <p className="contribution-meta">
                <Stars rating={place.rating} count={place.reviews_count} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="small soft max-w-[44rem]">
        {words.method(formatNumber(locale, top.fewest), formatNumber(locale, top.weight))}
      </p>
    </section>
  )
}

function Latest({ review, now }: { review: LatestReview; now: string }) {
  const { locale, t } = useI18n()
  const { place } = review
  const path = href('/business/:id/reviews', { id: place.slug })
  const author = review.author ?? t.contributions.leftMember
  return (
    <article className="listing-review">
      <div className="listing-review__head">
        <div className="grow">
          <h3 className="strong">
            <Link className="link" to={path} dir="auto">
              {nameIn(locale, { name: place.name, local_name: place.local_name ?? '' })}
            </Link>
          </h3>
          <p className="contribution-meta">
            <span dir="auto">{author}</span>
            <When at={review.published_at} now={now} />
            {place.city && <span dir="auto">{place.city}</span>}
          </p>
        </div>
        <Stars rating={review.rating} />
      </div>
      <p className="listing-review__text" dir="auto" lang={review.language}>
        {review.is_cut ? `${review.text}…` : review.text}
      </p>
      {!review.is_mine && (
        <div className="review__foot">
          <ReportLink kind="review" subject={review.id} what={author} />
        </div>
      )}
    </article>
  )
}
