// One contribution in a list.

import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { lookUp } from '#app/lib/records.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CircleCheck, Lock, MessageCircle, ThumbsUp } from '#app/ui/icons.ts'
import { AuthorMark, AuthorName, LanguageTag, When, WhereFrom } from './author-line.tsx'
import type { Card } from './contribution.ts'
import { plainText } from './markdown.ts'
import { contributionPath, isSection } from './sections.ts'
import { TagList } from './topic-aside.tsx'
import './contributions.css'
import './talk.css'

type Props = { card: Card; now: string; hasSection?: boolean; headingLevel?: 2 | 3 }

export function ContributionRow({ card, now, hasSection = false, headingLevel = 2 }: Props) {
  const { locale, t } = useI18n()
  const words = t.contributions
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const category = card.category ? lookUp(t.community.categories, card.category) : null
  return (
    <article className="contribution-row">
      <AuthorMark author={card.author} size="sm" />
      <div className="contribution-row__main">
        {/* Words of another direction stay beside the picture of whoever wrote them. */}
        <Heading className="contribution-row__title" lang={card.language}>
          <Link to={contributionPath(card.section, card.slug)}>
            <bdi>{card.title ?? plainText(card.excerpt, 90)}</bdi>
          </Link>
        </Heading>
        {card.title && (
          <p className="contribution-row__text" lang={card.language}>
            <bdi>{plainText(card.excerpt, 180)}</bdi>
          </p>
        )}
        <p className="contribution-meta">
          {hasSection && isSection(card.section) && (
            <Badge tone="brand">{t.community.sections[card.section].name}</Badge>
          )}
          {card.is_pinned && <Badge tone="gold">{words.pinned}</Badge>}
          {card.is_solved && (
            <span className="contribution-meta__solved">
              <CircleCheck className="i i--xs" />
              {words.solved}
            </span>
          )}
          {card.is_near && <Badge tone="info">{words.near}</Badge>}
          <span>
            <AuthorName author={card.author} isAnonymous={card.is_anonymous} />
          </span>
          <When at={card.last_activity_at} now={now} />
          {category && <span>{category}</span>}
          <WhereFrom of={card} />
          <LanguageTag language={card.language} />
          {card.is_locked && (
            <span>
              <Lock className="i i--xs" /> {words.locked}
            </span>
          )}
          {card.is_sample && <span>{words.sample}</span>}
        </p>
        {card.section === 'forum' && <TagList tags={card.tags.slice(0, 5)} />}
      </div>
      <p className="contribution-row__counts">
        <span>
          <MessageCircle className="i i--xs" />
          {formatNumber(locale, card.replies_count)}
          <span className="sr-only">{words.repliesWord}</span>
        </span>
        <span>
          <ThumbsUp className="i i--xs" />
          {formatNumber(locale, card.reactions_count)}
          <span className="sr-only">{words.reactionsWord}</span>
        </span>
        {card.unread !== null && card.unread > 0 && <Badge tone="solid">{words.unread(card.unread)}</Badge>}
      </p>
    </article>
  )
}
