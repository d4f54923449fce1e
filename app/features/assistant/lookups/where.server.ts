// The place a question is about: the city it names, else where the visitor is.
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { placeNameIn, placeOfCity } from '#app/core/understanding/near.server.ts'
import { type Answer, type AnswerAction, answer } from '../answer.ts'
import { ownPlace, type Question } from './question.ts'

export type Where = { lat: number; lng: number; timeZone: string; countryCode: string; name: string; isNamed: boolean }

export function whereOf(question: Question): Where | null {
  const { meaning, locale, t } = question
  const [city] = meaning.cities
  if (city) {
    const { lat, lng, timeZone, countryCode } = city
    return { lat, lng, timeZone, countryCode, name: placeNameIn(city, locale), isNamed: true }
  }
  const own = ownPlace(question)
  if (!own) return null
  const { lat, lng, countryCode } = own
  const name = namePlace(own, locale)?.name ?? t.places.here
  return { lat, lng, timeZone: timeZoneAt(lat, lng), countryCode, name, isNamed: false }
}

const ASKED_FOR = ['Istanbul', 'London', 'Jakarta'] as const

/** Nobody knows where: the question comes back. */
export const askWhere = ({ t }: Question): Answer =>
  answer(t.understanding.answers.needPlace, { chips: [...ASKED_FOR], isAsking: true })

/** It came back once already: whoever cannot or will not say where is shown what can be looked at from anywhere. */
export const tellAnywhere = ({ t }: Pick<Question, 't'>): Answer =>
  answer(t.understanding.answers.anywhere, { chips: [...ASKED_FOR], isSure: false })

/** Whoever asks about a city may want to look from there. */
export function placeActions(question: Question): AnswerAction[] {
  const [city] = question.meaning.cities
  if (!city) return []
  const place = placeOfCity(city)
  const own = ownPlace(question)
  if (own && own.city === place.city) return []
  const { lat, lng, ...names } = place
  return [
    {
      kind: 'place',
      name: placeNameIn(city, question.locale),
      place: { ...names, lat: lat.toFixed(4), lng: lng.toFixed(4) },
    },
  ]
}
