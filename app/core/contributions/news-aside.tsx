// Beside the list of a section: what a member has not read yet, as far as they read; for everyone else what is newest.
import { useId } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { When } from './author-line.tsx'
import type { Card } from './contribution.ts'
import { plainText } from './markdown.ts'
import type { News } from './queries.server.ts'
import { contributionPath } from './sections.ts'
import './talk.css'

export function NewsAside({ news: { isOwn, unread, fresh }, now }: { news: News; now: string }) {
  const words = useI18n().t.contributions.news
  const isEmpty = unread.length === 0 && fresh.length === 0
  return (
    <aside className="contribution-aside stack gap-6" aria-label={words.label}>
      {isOwn && isEmpty && (
        <section className="stack gap-2">
          <h2 className="h4">{words.label}</h2>
          <p className="soft">{words.upToDate}</p>
        </section>
      )}
      <Titles heading={words.unread} cards={unread} now={now} />
      <Titles heading={isOwn ? words.fresh : words.newest} cards={fresh} now={now} />
      {!isOwn && (
        <p className="small soft">
          {words.signIn}{' '}
          <Link className="link" to="/login?next=%2Fcommunity%2Fforum">
            {words.toSignIn}
          </Link>
        </p>
      )}
    </aside>
  )
}

function Titles({ heading, cards, now }: { heading: string; cards: readonly Card[]; now: string }) {
  const words = useI18n().t.contributions
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {heading}
      </h2>
      <ul className="contribution-aside__list">
        {cards.map((card) => (
          <li key={card.id}>
            <Link className="link link--quiet" to={contributionPath(card.section, card.slug)} lang={card.language}>
              <bdi>{card.title ?? plainText(card.excerpt, 90)}</bdi>
            </Link>
            <span className="contribution-meta">
              {card.unread !== null && card.unread > 0 && <Badge tone="solid">{words.unread(card.unread)}</Badge>}
              <When at={card.last_activity_at} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
