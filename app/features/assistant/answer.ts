// The shape of an answer of the assistant: words, small cards, and the records behind them.
export type AnswerCard = {
  title: string
  lines: string[]
  /** The record it was made from, or a number to call. */
  to: string
  /** A place that may be saved. */
  placeId?: string
}

/** Something a person may do, and does only after saying yes. */
export type AnswerAction = {
  /** It was asked for: only the yes is missing. */
  isWished?: boolean
} & (
  | { kind: 'place'; name: string; place: Record<string, string> }
  | { kind: 'save'; name: string; id: string }
  /** The page of a mosque. */
  | { kind: 'follow'; name: string; to: string }
  /** The form, about one place. */
  | { kind: 'report'; name: string; to: string }
)

export type Answer = {
  response: string
  cards: AnswerCard[]
  /** Questions that may come next, as they would be typed. */
  chips: string[]
  actions: AnswerAction[]
  /** False: it is said so, and a person is offered. */
  isSure: boolean
  /** It is a question: nothing can be told before it is answered. */
  isAsking?: boolean
  /** One line about how it came about. */
  note?: string
}

export const answer = (response: string, more: Partial<Answer> = {}): Answer => ({
  response,
  cards: [],
  chips: [],
  actions: [],
  isSure: true,
  ...more,
})
