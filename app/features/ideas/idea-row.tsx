// One idea in a list: the vote first, because that is what people come for.
import { Link } from 'react-router'
import { AuthorName, LanguageTag, When, WhereFrom } from '#app/core/contributions/author-line.tsx'
import type { Card } from '#app/core/contributions/contribution.ts'
import { plainText } from '#app/core/contributions/markdown.ts'
import { ReactionButton } from '#app/core/contributions/reaction-button.tsx'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { IdeaFacts } from './queries.server.ts'
import { StatusBadge } from './status-badge.tsx'
import '#app/core/contributions/contributions.css'

export function IdeaRow({ card, now }: { card: Card<IdeaFacts>; now: string }) {
  const { ideas: words, contributions } = useT()
  const { facts } = card
  const path = contributionPath('ideas', card.slug)
  return (
    <article className="contribution-row">
      <ReactionButton
        action={path}
        live={{ topic: 'section:ideas', id: card.id }}
        count={card.reactions_count}
        isOn={card.has_reacted}
        isMine={card.is_mine}
        label={words.vote}
        labelOn={words.voted}
        className="btn--soft btn--sm"
      />
      <div className="contribution-row__main">
        <h2 className="contribution-row__title" lang={card.language}>
          <Link to={path}>
            <bdi>{card.title}</bdi>
          </Link>
        </h2>
        <p className="contribution-row__text" lang={card.language}>
          <bdi>{plainText(card.excerpt, 160)}</bdi>
        </p>
        <p className="contribution-meta">
          <StatusBadge status={facts.status} />
          <span>
            <AuthorName author={card.author} />
          </span>
          <When at={card.published_at ?? card.last_activity_at} now={now} />
          <WhereFrom of={card} />
          <LanguageTag language={card.language} />
          <span>{contributions.replies(card.replies_count)}</span>
          {card.is_sample && <span>{contributions.sample}</span>}
        </p>
      </div>
    </article>
  )
}
