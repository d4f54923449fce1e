// A plain field for the city; with JavaScript it suggests towns and brings country and position along.
import { useEffect, useState } from 'react'
import type { Place } from '#app/core/places/place.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

const TYPING_PAUSE_MS = 200
const SHORTEST_QUERY = 2

type Props = {
  id: string
  defaultValue: string | undefined
  error: string | undefined
  onChoose: (place: Place) => void
}

const lineOf = ({ city, state, country }: Place) => [city, state, country].filter(Boolean).join(', ')

export function CityField({ id, defaultValue = '', error, onChoose }: Props) {
  const { locale, t } = useI18n()
  const words = t.listingForm.place
  const [text, setText] = useState(defaultValue)
  const [cities, setCities] = useState<Place[]>([])
  const wanted = text.trim()

  useEffect(() => {
    if (wanted.length < SHORTEST_QUERY || wanted === defaultValue) return setCities([])
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/api/cities?${new URLSearchParams({ q: wanted.slice(0, 80), lang: locale })}`, {
          signal: abort.signal,
        })
        if (answer.ok) setCities(await answer.json())
      } catch (failure) {
        if (!abort.signal.aborted) console.warn('The city search did not answer:', failure)
      }
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted, locale, defaultValue])

  return (
    <Field id={id} label={words.city} hint={words.cityHint} error={error} required>
      <Input
        name="city"
        list={`${id}-suggestions`}
        value={text}
        maxLength={120}
        autoComplete="off"
        dir="auto"
        // It takes what is suggested; the step goes on with its own button.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={(event) => {
          const chosen = cities.find((place) => lineOf(place) === event.target.value)
          setText(chosen?.city ?? event.target.value)
          if (chosen) onChoose(chosen)
        }}
      />
      <datalist id={`${id}-suggestions`}>
        {cities.map((place) => (
          <option key={`${place.lat},${place.lng}`} value={lineOf(place)} />
        ))}
      </datalist>
    </Field>
  )
}
