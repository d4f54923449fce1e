// The messages of a conversation, the oldest first: who, when, and a way to report the other side.
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { Message, PersonThread, Thread } from './queries.server.ts'
import { SaidAt } from './said-at.tsx'

type Said = { id: string; name: string; at: string; body: string | null; isRemoved: boolean; isOurs: boolean }
type ListProps = { other: string; kind: string; said: readonly Said[]; now: string }

export function Talk({ thread, now }: { thread: Thread; now: string }) {
  const words = useT().messages
  // What a colleague answered stands on the business's side, with their name.
  const nameOf = ({ is_mine, sender, author }: Message) => {
    if (is_mine) return words.you
    if (sender !== 'business' || thread.side !== 'visitor') return author ?? '…'
    return author ? words.thread.from(author, thread.business.name) : thread.business.name
  }
  const said = thread.messages.map((message) => ({
    ...message,
    name: nameOf(message),
    isRemoved: message.is_removed,
    isOurs: message.sender === thread.side,
  }))
  const other = thread.side === 'business' ? (thread.visitor ?? '…') : thread.business.name
  return <SaidList other={other} kind="message" said={said} now={now} />
}

export function PersonTalk({ thread, now }: { thread: PersonThread; now: string }) {
  const words = useT().messages
  const other = thread.person?.name ?? words.people.gone
  const said = thread.messages.map(({ is_mine, is_removed, ...message }) => ({
    ...message,
    name: is_mine ? words.you : other,
    isRemoved: is_removed,
    isOurs: is_mine,
  }))
  return <SaidList other={other} kind="person_message" said={said} now={now} />
}

function SaidList({ other, kind, said, now }: ListProps) {
  const words = useT().messages
  return (
    <ol className="messages-talk" aria-label={words.thread.with(other)} aria-live="polite">
      {said.map(({ id, name, at, body, isRemoved, isOurs }) => (
        <li key={id} className={joinClasses('messages-talk__one', isOurs && 'messages-talk__one--mine')}>
          <p className="messages-talk__line">
            <bdi className="strong">{name}</bdi>
            <SaidAt at={at} now={now} />
          </p>
          {isRemoved ? (
            <p className="messages-talk__words muted">{words.removed}</p>
          ) : (
            <p className="messages-talk__words" dir="auto">
              {body}
            </p>
          )}
          {!isOurs && !isRemoved && (
            <p className="messages-talk__line">
              <ReportLink kind={kind} subject={id} what={body?.slice(0, 60)} className="link link--quiet small" />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
