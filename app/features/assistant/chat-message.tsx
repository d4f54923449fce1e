// One thing said in the chat: words with links, cards of records, and what can be done next.
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useSending } from '#app/core/request/use-sending.tsx'
import { LinkedWords } from '#app/core/understanding/linked-words.tsx'
import { usePlace } from '#app/core/visitor/use-place.ts'
import { type Messages, useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { useHere } from '#app/lib/use-here.ts'
import type { AnswerAction, AnswerCard } from './answer.ts'
import { endOfDoing } from './doing.ts'
import type { ChatMessage } from './use-chat.ts'

type Props = {
  message: ChatMessage
  isLast: boolean
  onFollow: () => void
  onAsk: (question: string) => void
  onSettled: (id: string) => void
}

export function ChatLine({ message, isLast, onFollow, onAsk, onSettled }: Props) {
  const { assistant: t } = useT()
  const { content, sender, cards, chips, actions, note } = message
  const isMine = sender === 'user'
  return (
    <>
      <p className={isMine ? 'chat-msg chat-msg--me' : 'chat-msg'} dir="auto">
        {/* On a phone the chat covers the page a link leads to, so following one closes it. */}
        <span className="sr-only">{isMine ? t.you : t.assistant}: </span>
        <span>{isMine ? content : <LinkedWords text={content} known={cards} onFollow={onFollow} />}</span>
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
        actions.map((action) => (
          <Action
            key={action.kind + action.name}
            action={action}
            onFollow={onFollow}
            onSettled={() => onSettled(message.id)}
          />
        ))}
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
  const inside = (
    <>
      <span className="strong">
        <bdi>{card.title}</bdi>
      </span>
      {card.lines.map((line) => (
        <span key={line} className="small soft">
          <bdi>{line}</bdi>
        </span>
      ))}
    </>
  )
  // A call leaves the page where it is.
  if (card.to.startsWith('tel:'))
    return (
      <a className="chat-card" href={card.to}>
        {inside}
      </a>
    )
  return (
    <Link className="chat-card" to={card.to} onClick={onFollow}>
      {inside}
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
function useDoing() {
  const { savePlace, isSaving, saved } = usePlace()
  const { pathname, search } = useHere()
  const { key } = useLocation()
  const sending = useSending<Pick<Refusal, 'errors'>>()
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  return {
    begin: (action: Exclude<AnswerAction, { kind: 'report' }>) => {
      setSentFrom(key)
      switch (action.kind) {
        case 'place': {
          const { city = '', state = '', country = '', countryCode = '', lat, lng } = action.place
          return savePlace({ city, state, country, countryCode, lat: Number(lat), lng: Number(lng) })
        }
        case 'save':
          return sending.submit({ save: action.id, back: pathname + search }, { action: '/saved' })
        case 'follow':
          return sending.submit({ intent: 'follow' }, { action: action.to })
      }
    },
    ended: endOfDoing({
      isUnderWay: isSaving || sending.isBusy,
      wasSent: sentFrom !== null,
      hasMoved: sentFrom !== key,
      place: saved?.status,
      refusal: sending.answer,
    }),
  }
}

const intoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' })

type ActionProps = { action: AnswerAction; onFollow: () => void; onSettled: () => void }

/** Nothing is done before a yes, and nothing is called done before the site has said so. */
function Action({ action, onFollow, onSettled }: ActionProps) {
  const { ui, understanding } = useT()
  const { answers: words } = understanding
  const { begin, ended } = useDoing()
  const navigate = useNavigate()
  const [step, setStep] = useState<'offered' | 'asked' | 'sent'>(action.isWished ? 'asked' : 'offered')
  const what = labelOf(action, words)
  if (step === 'sent' && ended === 'done')
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
    if (action.kind === 'report') {
      onFollow()
      setStep('offered')
      return void navigate(action.to)
    }
    begin(action)
    setStep('sent')
    // Now, not at its end: whoever has to sign in first leaves with it, and has it done there.
    onSettled()
  }
  const isUnderWay = step === 'sent' && ended === 'underWay'
  return (
    <div className="stack gap-2">
      <div className="row row--wrap gap-2">
        <span className="small">{words.sure(what)}</span>
        <button type="button" className="btn btn--sm" disabled={isUnderWay} aria-busy={isUnderWay} onClick={confirm}>
          {words.yes}
        </button>
        <button
          type="button"
          className="btn btn--line btn--sm"
          disabled={isUnderWay}
          onClick={() => setStep('offered')}
        >
          {words.no}
        </button>
      </div>
      {step === 'sent' && ended !== 'underWay' && (
        <p className="small" role="alert" ref={intoView}>
          {ended === 'lost' ? words.lost : errorAt(ui.refusals, { errors: { form: [ended] } }, 'form')}
        </p>
      )}
    </div>
  )
}
