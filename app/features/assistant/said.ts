// The sentence itself is the answer: what the cards show is said in it too, for whoever sees nothing but the words.
import type { Locale } from '#app/i18n/locales.ts'
import type { AnswerCard } from './answer.ts'

const MOST_NAMED = 3
/** More is no link to those who read answers. */
const LONGEST_LINKED = 120
/** The times of a day. */
const MOST_PARTS = 6
const END = /[.۔]$/u
const COMMA: Readonly<Record<Locale, string>> = { en: ', ', ar: '، ', ur: '، ', fr: ', ', tr: ', ', id: ', ' }

/** "Restaurants near London." and its parts: "Restaurants near London: Tayyabs (350 m), Needoo (400 m)." */
export function withParts(locale: Locale, sentence: string, parts: readonly string[]): string {
  if (parts.length === 0) return sentence
  const [end = ''] = END.exec(sentence) ?? []
  const colon = locale === 'fr' ? '\u00a0:' : ':'
  return `${sentence.replace(END, '')}${colon} ${parts.slice(0, MOST_PARTS).join(COMMA[locale])}${end}`
}

/** A name of another script would draw the brackets behind it to its own side. */
const isolated = (text: string) => `\u2068${text}\u2069`

export const nameAndMore = ({ title, lines }: Pick<AnswerCard, 'title' | 'lines'>): string =>
  lines.length > 0 ? isolated(`${title} (${lines.join(' · ')})`) : isolated(title)

export const withCards = (locale: Locale, sentence: string, cards: readonly AnswerCard[]): string =>
  withParts(locale, sentence, cards.slice(0, MOST_NAMED).map(nameAndMore))

/** "[12 Brick Lane](/business/noor)": an address leads to the page with its map and the way there. */
export function linkedAddress(address: string, to: string): string {
  const words = address.replace(/[[\]\s]+/g, ' ').trim()
  return words === '' || words.length > LONGEST_LINKED ? address : `[${isolated(words)}](${to})`
}
