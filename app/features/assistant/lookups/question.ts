// The input of every look-up, and helpers all of them need: the place that is meant and its name.
import type { CardContext } from '#app/core/listings/card-context.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Kind, Meaning } from '#app/core/understanding/meaning.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Answer } from '../answer.ts'
import type { Member } from './mine.server.ts'

export type Question = {
  message: string
  meaning: Meaning
  locale: Locale
  t: Messages
  now: Date
  /** The visitor's own, unknown where they have not said. */
  place: Place
  /** The visitor's own reckoning; null where they chose none. */
  choice: PrayerChoice | null
  services: Pick<Services, 'page' | 'db' | 'log'>
  /** Translations of the Quran that the operator offers. */
  editions?: readonly string[]
  /** Whoever is signed in, asked for only where somebody asks of their own things. */
  member?: () => Promise<Member | null>
  cards: CardContext
}

/** One kind of answer. Null: this look-up has nothing, the next may. */
export type Lookup = { kinds: readonly Kind[]; find: (question: Question) => Answer | null | Promise<Answer | null> }

export const ownPlace = ({ place }: Question): Place | null => (isKnown(place) ? place : null)
