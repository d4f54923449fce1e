// Conversations, the newest first: whom with, the last words, and how many are new.
import './messages.css'
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { ThreadRow } from './queries.server.ts'
import { type Side, threadPath } from './rules.ts'
import { SaidAt } from './said-at.tsx'

type Props = { rows: ThreadRow[]; side: Side; now: string; namesBusiness?: boolean }

export function ThreadList({ rows, side, now, namesBusiness = false }: Props) {
  return (
    <ul className="messages-list panel">
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} side={side} now={now} namesBusiness={namesBusiness} />
        </li>
      ))}
    </ul>
  )
}

function Row({ row, side, now, namesBusiness = false }: Omit<Props, 'rows'> & { row: ThreadRow }) {
  const words = useT().messages
  const { business, visitor, unread, last, at } = row
  const who = side === 'visitor' ? business.name : (visitor ?? '…')
  const said = last?.body ?? words.removed
  const own = side === 'visitor' ? words.you : words.thread.answer
  return (
    <Link className="messages-row" to={threadPath(side, row.id)}>
      <Avatar name={who} size="sm" src={side === 'visitor' ? business.image : null} />
      <span className="messages-row__main">
        <span className="messages-row__head">
          <bdi className="strong">{who}</bdi>
          <span className="small muted">
            <SaidAt at={at} now={now} isBrief />
          </span>
        </span>
        {namesBusiness && (
          <span className="small muted">
            <bdi>{business.name}</bdi>
          </span>
        )}
        <span className={joinClasses('messages-row__last', unread > 0 && 'strong')} dir="auto">
          {last?.sender === side ? `${own}: ${said}` : said}
        </span>
      </span>
      {unread > 0 && <Badge tone="brand">{words.unread(unread)}</Badge>}
    </Link>
  )
}
