// One message on the wall.
import { Link } from 'react-router'
import { AuthorName, LanguageTag, When, WhereFrom } from '#app/core/contributions/author-line.tsx'
import type { Card } from '#app/core/contributions/contribution.ts'
import { ReactionButton } from '#app/core/contributions/reaction-button.tsx'
import { contributionPath, editPath } from '#app/core/contributions/sections.ts'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { HandHeart } from '#app/ui/icons.ts'

export function MessageCard({ card, now }: { card: Card; now: string }) {
  const { gaza: words, contributions } = useT()
  const path = contributionPath('gaza', card.slug)
  return (
    <article className="gaza-card">
      <p className="gaza-card__words" lang={card.language} dir="auto">
        {card.excerpt}
      </p>
      <p className="contribution-meta">
        <AuthorName author={card.author} isAnonymous={card.is_anonymous} />
        <WhereFrom of={card} />
        <LanguageTag language={card.language} />
        <Link className="link link--quiet" to={path}>
          <When at={card.published_at ?? card.last_activity_at} now={now} />
        </Link>
        {card.is_sample && <span>{contributions.sample}</span>}
      </p>
      <div className="contribution-actions">
        <ReactionButton
          action={path}
          live={{ topic: 'section:gaza', id: card.id }}
          count={card.reactions_count}
          isOn={card.has_reacted}
          isMine={card.is_mine}
          label={words.ameen}
          labelOn={words.saidAmeen}
          icon={HandHeart}
        />
        {card.is_mine ? (
          <Link className="link link--quiet small" to={editPath('gaza', card.slug)}>
            {contributions.form.edit}
          </Link>
        ) : (
          <ReportLink kind="contribution" subject={card.id} />
        )}
      </div>
    </article>
  )
}
