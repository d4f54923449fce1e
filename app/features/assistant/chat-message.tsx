// One thing said in the chat: words with links, cards of records, and what can be done next.
import { useState } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import { usePlace } from '#app/core/places/use-place.ts'
import { type Messages, useT } from '#app/i18n/catalogue.ts'
import { useHere } from '#app/lib/use-here.ts'
import type { AnswerAction, AnswerCard } from './answer.ts'
import { AnswerWords } from './answer-words.tsx'
import type { ChatMessage } from './use-chat.ts'

type Props = { message: ChatMessage; isLast: boolean; onFollow: () => void; onAsk: (question: string) => void }

export function ChatLine({ message, isLast, onFollow, onAsk }: Props) {
  const { assistant: t } = useT()
  const { content, sender, cards, chips, actions, note } = message
  const isMine = sender === 'user'
  return (
    <>
      <p className={isMine ? 'chat-msg chat-msg--me' : 'chat-msg'} dir="auto">
        {/* On a phone the chat covers the page a link leads to, so following one closes it. */}
        <span className="sr-only">{isMine ? t.you : t.assistant}: </span>
        <span>{isMine ? content : <AnswerWords text={content} onFollow={onFollow} />}</span>
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
      {note && <p className="small soft">{note}</p>}
      {isLast &&
        actions.map((action) => <Action key={action.kind + action.name} action={action} onFollow={onFollow} />)}
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

function labelOf(action: AnswerAction, words: Messages['understanding']['answers']): string {
  switch (action.kind) {
    case 'place':
      return words.setPlace(action.name)
    case 'save':
    case 'follow':
    case 'report':
      return words[action.kind](action.name)
  }
}

/** Does what a person may do, as the forms of the pages do it: whoever is not signed in is asked to. */
function useDoing(onFollow: () => void) {
  const { savePlace } = usePlace()
  const { pathname, search } = useHere()
  const sending = useFetcher()
  const navigate = useNavigate()
  return (action: AnswerAction) => {
    switch (action.kind) {
      case 'place': {
        const { city = '', state = '', country = '', countryCode = '', lat, lng } = action.place
        return savePlace({ city, state, country, countryCode, lat: Number(lat), lng: Number(lng) })
      }
      case 'save':
        return void sending.submit({ save: action.id, back: pathname + search }, { method: 'post', action: '/saved' })
      case 'follow':
        return void sending.submit({ intent: 'follow' }, { method: 'post', action: action.to })
      case 'report':
        onFollow()
        return void navigate(action.to)
    }
  }
}

/** Nothing is done before a yes. */
function Action({ action, onFollow }: { action: AnswerAction; onFollow: () => void }) {
  const { answers: words } = useT().understanding
  const act = useDoing(onFollow)
  const [step, setStep] = useState<'offered' | 'asked' | 'done'>(action.isWished ? 'asked' : 'offered')
  const what = labelOf(action, words)
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
    act(action)
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
