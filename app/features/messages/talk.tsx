// What was said, the oldest first: who, when, and a way to report the other side.
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { Message, Thread } from './queries.server.ts'
import { SaidAt } from './said-at.tsx'

export function Talk({ thread, now }: { thread: Thread; now: string }) {
  const words = useT().messages.thread
  const other = thread.side === 'business' ? (thread.visitor ?? '…') : thread.business.name
  return (
    <ol className="messages-talk" aria-label={words.with(other)} aria-live="polite">
      {thread.messages.map((message) => (
        <One key={message.id} message={message} thread={thread} now={now} />
      ))}
    </ol>
  )
}

function One({ message, thread, now }: { message: Message; thread: Thread; now: string }) {
  const t = useT()
  const words = t.messages
  const { id, sender, author, body, at } = message
  // What a colleague answered stands on the business's side, with their name.
  const isOurs = sender === thread.side
  const name = message.is_mine
    ? words.you
    : sender === 'business' && thread.side === 'visitor'
      ? author
        ? words.thread.from(author, thread.business.name)
        : thread.business.name
      : (author ?? '…')
  return (
    <li className={joinClasses('messages-talk__one', isOurs && 'messages-talk__one--mine')}>
      <p className="messages-talk__line">
        <bdi className="strong">{name}</bdi>
        <SaidAt at={at} now={now} />
      </p>
      {message.is_removed ? (
        <p className="messages-talk__words muted">{words.removed}</p>
      ) : (
        <p className="messages-talk__words" dir="auto">
          {body}
        </p>
      )}
      {!isOurs && !message.is_removed && (
        <p className="messages-talk__line">
          <ReportLink kind="message" subject={id} what={body?.slice(0, 60)} className="link link--quiet small" />
        </p>
      )}
    </li>
  )
}
