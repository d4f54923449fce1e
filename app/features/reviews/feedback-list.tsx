// Members' feedback about the site, each with our team's answer.
import { ContributionRow } from '#app/core/contributions/contribution-row.tsx'
import { ListEnds } from '#app/core/contributions/list-ends.tsx'
import { NewOnes } from '#app/core/contributions/new-ones.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MessageCircle, Pencil } from '#app/ui/icons.ts'
import type { FeedbackList as Feedback } from './feedback.ts'
import { FeedbackAnswer } from './feedback-answer.tsx'
import { type LatestFilter, latestAddress } from './latest.ts'
import './reviews.css'

type Props = { list: Feedback; filter: LatestFilter; now: string }

export function FeedbackList({ list, filter, now }: Props) {
  const t = useT()
  const own = t.community.sections.reviews
  return (
    <section className="stack gap-4" aria-labelledby="feedback">
      <div className="row row--wrap between gap-3">
        <h2 className="h3" id="feedback">
          {own.title}
        </h2>
        <Button to="/community/reviews/new">
          <Pencil className="i i--sm" />
          {own.write}
        </Button>
      </div>
      <NewOnes topic="section:reviews" event="new" />
      {list.items.length === 0 ? (
        <EmptyState icon={MessageCircle} title={own.none}>
          {own.noneText}
        </EmptyState>
      ) : (
        <div className="contribution-list">
          {[...list.pinned, ...list.items].map((card) => (
            <div key={card.id} className="review-feedback">
              <ContributionRow card={card} now={now} headingLevel={3} />
              {card.facts.answer && <FeedbackAnswer answer={card.facts.answer} />}
            </div>
          ))}
        </div>
      )}
      <ListEnds
        section="reviews"
        newest={filter.after ? latestAddress(filter) : null}
        older={list.next && latestAddress(filter, { after: list.next })}
      />
    </section>
  )
}
