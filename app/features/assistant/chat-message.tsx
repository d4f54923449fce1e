// One thing said in the chat: words with links, cards of records, and what can be done next.
import { useState } from 'react'
import { Link } from 'react-router'
import { usePlace } from '#app/core/places/use-place.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { splitLinks } from '#app/lib/site-links.ts'
import type { AnswerAction, AnswerCard } from './answer.ts'
import type { ChatMessage } from './use-chat.ts'

type Props = { message: ChatMessage; isLast: boolean; onFollow: () => void; onAsk: (question: string) => void }

export function ChatLine({ message, isLast, onFollow, onAsk }: Props) {
  const { assistant: t } = useT()
  const { content, sender, cards, chips, actions } = message
  const isMine = sender === 'user'
  return (
    <>
      <p className={isMine ? 'chat-msg chat-msg--me' : 'chat-msg'} dir="auto">
        <span className="sr-only">{isMine ? t.you : t.assistant}: </span>
        <span>{isMine ? content : <Words text={content} onFollow={onFollow} />}</span>
      </p>
      {cards.length > 0 && (
        <ul className="chat-cards">
          {cards.map((card) => (
            <li key={card.to + card.title}>
              <Card card={card} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
      {isLast && actions.map((action) => <Action key={action.name} action={action} />)}
      {isLast && chips.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <li key={chip}>
              <button type="button" className="chip h-auto text-start whitespace-normal" onClick={() => onAsk(chip)}>
                {chip}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Words({ text, onFollow }: { text: string; onFollow: () => void }) {
  // On a phone the chat covers the page a link leads to, so following one closes it.
  return splitLinks(text).map(({ text: words, to, start }) =>
    to ? (
      <Link key={start} className="link" to={to} onClick={onFollow}>
        {words}
      </Link>
    ) : (
      words
    ),
  )
}

function Card({ card, onFollow }: { card: AnswerCard; onFollow: () => void }) {
  return (
    <Link className="chat-card" to={card.to} onClick={onFollow}>
      <bdi className="strong">{card.title}</bdi>
      {card.lines.map((line) => (
        <span key={line} className="small soft" dir="auto">
          {line}
        </span>
      ))}
    </Link>
  )
}

/** Nothing is done before a yes. */
function Action({ action }: { action: AnswerAction }) {
  const { answers: words } = useT().understanding
  const { savePlace } = usePlace()
  const [step, setStep] = useState<'offered' | 'asked' | 'done'>('offered')
  const what = words.setPlace(action.name)
  if (step === 'done')
    return (
      <p className="small soft" role="status">
        {words.done}
      </p>
    )
  if (step === 'offered')
    return (
      <button type="button" className="btn btn--line btn--sm self-start" onClick={() => setStep('asked')}>
        {what}
      </button>
    )
  function confirm() {
    const { city = '', state = '', country = '', countryCode = '', lat, lng } = action.place
    savePlace({ city, state, country, countryCode, lat: Number(lat), lng: Number(lng) })
    setStep('done')
  }
  return (
    <div className="row row--wrap gap-2">
      <span className="small">{words.sure(what)}</span>
      <button type="button" className="btn btn--sm" onClick={confirm}>
        {words.yes}
      </button>
      <button type="button" className="btn btn--line btn--sm" onClick={() => setStep('offered')}>
        {words.no}
      </button>
    </div>
  )
}
