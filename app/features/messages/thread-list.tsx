// Conversations, the newest first: whom with, the last words, and how many are new.
import './messages.css'
import { href, Link } from 'react-router'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { PersonRow, ThreadRow } from './queries.server.ts'
import { type Side, threadPath } from './rules.ts'
import { SaidAt } from './said-at.tsx'

type Props = { rows: ThreadRow[]; side: Side; now: string; namesBusiness?: boolean }

export function ThreadList({ rows, side, now, namesBusiness = false }: Props) {
  const words = useT().messages
  return (
    <ul className="messages-list panel">
      {rows.map(({ id, business, visitor, unread, last, at }) => (
        <li key={id}>
          <Row
            to={threadPath(side, id)}
            who={side === 'visitor' ? business.name : (visitor ?? '…')}
            image={side === 'visitor' ? business.image : null}
            about={namesBusiness ? business.name : null}
            last={last && { own: last.sender === side, body: last.body }}
            ownName={side === 'visitor' ? words.you : words.thread.answer}
            {...{ at, now, unread }}
          />
        </li>
      ))}
    </ul>
  )
}

/** Conversations with members, each with what it waits for. */
export function PersonList({ rows, now }: { rows: readonly PersonRow[]; now: string }) {
  const t = useT()
  const words = t.messages
  return (
    <ul className="messages-list panel">
      {rows.map(({ id, person, unread, last, at, is_request, waits }) => (
        <li key={id}>
          <Row
            to={href('/messages/with/:id', { id })}
            who={person?.name ?? words.people.gone}
            image={person?.photo ? photoUrl(person.photo, 320) : null}
            about={is_request ? words.people.request : waits ? words.people.waits : null}
            last={last && { own: last.is_mine, body: last.body }}
            ownName={words.you}
            {...{ at, now, unread }}
          />
        </li>
      ))}
    </ul>
  )
}

type RowProps = {
  to: string
  who: string
  image: string | null
  about: string | null
  last: { own: boolean; body: string | null } | null
  ownName: string
  at: string
  now: string
  unread: number
}

function Row({ to, who, image, about, last, ownName, at, now, unread }: RowProps) {
  const words = useT().messages
  const said = last?.body ?? words.removed
  return (
    <Link className="messages-row" to={to}>
      <Avatar name={who} size="sm" src={image} />
      <span className="messages-row__main">
        <span className="messages-row__head">
          <bdi className="strong">{who}</bdi>
          <span className="small muted">
            <SaidAt at={at} now={now} isBrief />
          </span>
        </span>
        {about && (
          <span className="small muted">
            <bdi>{about}</bdi>
          </span>
        )}
        <span className={joinClasses('messages-row__last', unread > 0 && 'strong')} dir="auto">
          {last?.own ? `${ownName}: ${said}` : said}
        </span>
      </span>
      {unread > 0 && <Badge tone="brand">{words.unread(unread)}</Badge>}
    </Link>
  )
}
