// Choosing a place, also without JavaScript: one form that searches, one button per city that saves.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Search } from '#app/ui/icons.ts'
import type { Place } from './place.ts'
import { popularCities, toPlace } from './popular-cities.ts'

type Props = {
  query: string
  cities: Place[]
  back: string
  isPlaceKnown: boolean
  isInvalid: boolean
  /** What is typed into. */
  field: ReactNode
}

export const PLACE_FIELD = 'place-page-query'

export function PlacePage({ query, cities, back, isPlaceKnown, isInvalid, field }: Props) {
  const { places: t } = useT()
  const shown = query === '' ? popularCities.map((city) => toPlace(city, t)) : cities
  return (
    <div className="page section flex max-w-2xl flex-col gap-6">
      <header>
        <h1 className="title">{t.title}</h1>
        <p className="soft mt-3">{t.intro}</p>
      </header>
      {isInvalid && (
        <p className="alert alert--warning" role="alert">
          {t.invalid}
        </p>
      )}
      <Form method="get" action="/place" role="search" aria-label={t.search} className="field">
        <input type="hidden" name="back" value={back} />
        <label className="label" htmlFor={PLACE_FIELD}>
          {t.search}
        </label>
        <span className="join">
          {field}
          <button type="submit" className="btn">
            <Search className="i i--sm" />
            {t.submit}
          </button>
        </span>
      </Form>
      {query !== '' && cities.length === 0 && <p className="soft">{t.noResults(query)}</p>}
      {shown.length > 0 && (
        <section>
          <h2 className="h3 mb-3">{query === '' ? t.popular : t.results}</h2>
          <ul className="flex flex-wrap gap-2">
            {shown.map((place) => (
              <li key={`${place.lat},${place.lng}`}>
                <Form method="post" action="/place">
                  {Object.entries({ ...place, back }).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <button type="submit" className="chip">
                    {[place.city, place.state, place.country].filter(Boolean).join(', ')}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isPlaceKnown && (
        <Form method="post" action="/place">
          <input type="hidden" name="back" value={back} />
          <button type="submit" name="intent" value="forget" className="link min-h-11 text-sm">
            {t.forget}
          </button>
        </Form>
      )}
    </div>
  )
}
