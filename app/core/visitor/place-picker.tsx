// The dialog in which a visitor says where they are: by position, by typing a city, or from a list.

import '#app/core/places/places.css'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { locate } from '#app/core/places/locate.ts'
import type { Place } from '#app/core/places/place.ts'
import { labelOf, placeLabel } from '#app/core/places/place-label.ts'
import { popularCities, toPlace } from '#app/core/places/popular-cities.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LocateFixed, MapPin, Search } from '#app/ui/icons.ts'
import { showToast } from '#app/ui/toasts.ts'
import { readRecentPlaces, usePlace } from './use-place.ts'

const TYPING_PAUSE_MS = 180
const SHORTEST_QUERY = 2

/** As /api/cities answers: `quarter` is a part of the city. */
type FoundPlace = Place & { quarter?: string }

type Found = { query: string; cities: FoundPlace[] } | { query: string; failed: true } | null

export function PlacePicker({ onClose }: { onClose: () => void }) {
  const t = useI18n().t.places
  const { place, isKnown, savePlace, forgetPlace, isSaving, saved } = usePlace()
  const results = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(true)
  const [before, setBefore] = useState<Place | null>(null)
  const [query, setQuery] = useState('')
  const [recent] = useState(readRecentPlaces)
  const wanted = query.trim()
  const found = useFoundPlaces(wanted, isKnown ? roughly(place) : null)

  // The answer to the form may be lost where the page behind is drawn anew; that the place is another one is not.
  const isElsewhere = before !== null && (before.lat !== place.lat || before.lng !== place.lng)
  const isMoved = isElsewhere && isKnown && !isSaving
  const savedName = saved?.status === 'saved' ? saved.name : isMoved ? place.city : null
  const isForgotten = saved?.status === 'forgotten'
  useEffect(() => {
    if (savedName === null && !isForgotten) return
    showToast(savedName === null ? t.forgotten : t.saved(savedName || t.here))
    // Closed, not just taken away: only then does the focus go back to where it was.
    setOpen(false)
  }, [savedName, isForgotten, t])

  function choose(next: Place) {
    setBefore(place)
    savePlace(next)
  }

  const { isLocating, problem, useMyLocation } = useLocating(choose)

  function goToResults(event: FormEvent) {
    event.preventDefault()
    results.current?.querySelector('button')?.focus()
  }

  const cities = found && 'cities' in found ? found.cities : []
  const label = placeLabel(place, t.here)

  return createPortal(
    <Dialog open={isOpen} onClose={onClose} title={t.title} description={t.intro} size="sm">
      <div className="flex flex-col gap-4">
        <Button variant="soft" block busy={isLocating} onClick={useMyLocation}>
          <LocateFixed className="i i--sm" />
          {t.useMyLocation}
        </Button>
        <p className="sr-only" role="status">
          {isLocating ? t.locating : ''}
        </p>
        {problem && (
          <Alert tone="warning" title={t.notAvailable} announce>
            {problem === 'refused' ? t.refused : t.failed}
          </Alert>
        )}
        {saved?.status === 'invalid' && (
          <Alert tone="danger" announce>
            {t.saveFailed}
          </Alert>
        )}

        <search>
          <PlaceQuery query={query} onQuery={setQuery} onSubmit={goToResults} />
        </search>

        {/* As high while someone types as before: what is under the finger stays there. */}
        <div className="places-choices">
          <Outcome found={found} wanted={wanted} />
          {cities.length > 0 && (
            <ul ref={results} className="-mx-2 flex flex-col" aria-label={t.results}>
              {cities.map((city) => (
                <li key={`${city.lat},${city.lng}`}>
                  <PlaceButton found={city} onChoose={choose} />
                </li>
              ))}
            </ul>
          )}

          {wanted === '' && recent.length > 0 && (
            <PlaceChips title={t.recent} places={recent} current={label} onChoose={choose} />
          )}
          {wanted === '' && (
            <PlaceChips
              title={t.popular}
              places={popularCities.map((city) => toPlace(city, t))}
              current={label}
              onChoose={choose}
            />
          )}
        </div>
        {isKnown && (
          <button type="button" className="link min-h-11 self-start text-sm" onClick={forgetPlace} disabled={isSaving}>
            {t.forget}
          </button>
        )}
      </div>
    </Dialog>,
    document.body,
  )
}

/** About ten kilometres: enough for "nearer first", and no more than that is sent. */
const roughly = ({ lat, lng }: Place) => `${lat.toFixed(1)},${lng.toFixed(1)}`

type ButtonProps = { found: FoundPlace; onChoose: (place: Place) => void }

function PlaceButton({ found: { quarter, ...place }, onChoose }: ButtonProps) {
  const { locale } = useI18n()
  const label = labelOf(quarter ?? null, place.city, locale)
  return (
    <button
      type="button"
      className="flex min-h-tap w-full items-center gap-3 rounded-control px-2 py-1.5 text-start hover:bg-surface-2"
      onClick={() => onChoose({ ...place, city: label })}
    >
      <MapPin className="i i--sm text-brand-ink" />
      <span className="min-w-0">
        <span className="block font-semibold" dir="auto">
          {label}
        </span>
        <span className="tiny muted block">{[place.state, place.country].filter(Boolean).join(' · ')}</span>
      </span>
    </button>
  )
}

type ChipsProps = { title: string; places: Place[]; current: string | null; onChoose: (place: Place) => void }

function PlaceChips({ title, places, current, onChoose }: ChipsProps) {
  return (
    <section>
      <h3 className="label mb-2">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {places.map((place) => (
          <li key={`${place.city},${place.countryCode}`}>
            <button
              type="button"
              className="chip"
              aria-pressed={place.city === current}
              onClick={() => onChoose(place)}
            >
              {place.city}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useLocating(choose: (place: Place) => void) {
  const { locale } = useI18n()
  const publicFallbacks = useRootData()?.config.publicFallbacks ?? false
  const [problem, setProblem] = useState<'refused' | 'failed' | null>(null)
  const [isLocating, setLocating] = useState(false)
  async function useMyLocation() {
    setProblem(null)
    setLocating(true)
    const located = await locate({ publicFallbacks, locale })
    setLocating(false)
    if ('place' in located) choose(located.place)
    else setProblem(located.problem)
  }
  return { isLocating, problem, useMyLocation }
}

/** What the words lead to; null before anything was asked for. */
function useFoundPlaces(wanted: string, nearWord: string | null): Found {
  const { locale } = useI18n()
  const [found, setFound] = useState<Found>(null)
  useEffect(() => {
    if (wanted.length < SHORTEST_QUERY) return setFound(null)
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const near = nearWord === null ? {} : { near: nearWord }
        const url = `/api/cities?${new URLSearchParams({ q: wanted.slice(0, 80), lang: locale, parts: '', ...near })}`
        const response = await fetch(url, { signal: abort.signal })
        if (!response.ok) throw new Error(`status ${response.status}`)
        setFound({ query: wanted, cities: await response.json() })
      } catch (error) {
        if (abort.signal.aborted) return
        console.warn('The city search did not answer:', error)
        setFound({ query: wanted, failed: true })
      }
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted, locale, nearWord])
  return found
}

type QueryProps = { query: string; onQuery: (query: string) => void; onSubmit: (event: FormEvent) => void }

function PlaceQuery({ query, onQuery, onSubmit }: QueryProps) {
  const t = useI18n().t.places
  return (
    <form className="field" onSubmit={onSubmit}>
      <label className="label" htmlFor="place-query">
        {t.search}
      </label>
      <span className="relative block">
        <Search className="i pointer-events-none absolute start-3.5 top-3.5 text-ink-3" />
        <input
          id="place-query"
          className="input ps-11"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={t.placeholder}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </span>
    </form>
  )
}

/** What is to be said while someone types. */
function Outcome({ found, wanted }: { found: Found; wanted: string }) {
  const t = useI18n().t.places
  const isSearching = wanted.length >= SHORTEST_QUERY && found?.query !== wanted
  const cities = found && 'cities' in found ? found.cities : []
  const hasNothing = found && 'cities' in found && cities.length === 0
  return (
    <div aria-live="polite" className="empty:hidden">
      {isSearching && <p className="small muted">{t.searching}</p>}
      {!isSearching && hasNothing && <p className="small soft">{t.noResults(found.query)}</p>}
      {!isSearching && found && 'failed' in found && <p className="error">{t.searchFailed}</p>}
      {cities.length > 0 && <p className="sr-only">{t.results}</p>}
    </div>
  )
}
