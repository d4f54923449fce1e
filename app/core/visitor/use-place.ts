// The visitor's place in the browser: what it is, and saving or forgetting it.

import { useCallback, useEffect } from 'react'
import { isKnown, type Place, UNKNOWN_PLACE } from '#app/core/places/place.ts'
import { USER_CITY_KEY } from '#app/core/places/user-city.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useSending } from '#app/core/request/use-sending.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { isRecord } from '#app/lib/records.ts'
import { mayLocateUnasked } from './locate-unasked.ts'

export type SavedPlace = { status: 'saved'; name: string } | { status: 'forgotten' | 'invalid' }

const RECENT_KEY = 'recentPlaces'
const RECENT_COUNT = 4

export function usePlace() {
  const place = useRootData()?.place ?? UNKNOWN_PLACE
  const { submit, isBusy, answer } = useSending<SavedPlace>()

  const savePlace = useCallback(
    (next: Place) => {
      rememberCity(next.city)
      rememberRecent(next)
      submit({ ...next, stay: '1' }, { action: '/place', preventScrollReset: true })
    },
    [submit],
  )

  const forgetPlace = useCallback(() => {
    rememberCity('')
    storage()?.removeItem(RECENT_KEY)
    submit({ intent: 'forget', stay: '1' }, { action: '/place', preventScrollReset: true })
  }, [submit])

  return { place, isKnown: isKnown(place), savePlace, forgetPlace, isSaving: isBusy, saved: answer }
}

/** Where the browser has already granted its position, the first one it gives is kept; later ones never replace it. */
export function useFirstPlace() {
  const { locale } = useI18n()
  const publicFallbacks = useRootData()?.config.publicFallbacks ?? false
  const { place, isKnown: isPlaceKnown, savePlace } = usePlace()

  useEffect(() => {
    // The forced place of the configuration and a place chosen in another tab arrive without this page saving them.
    if (isPlaceKnown) rememberCity(place.city)
  }, [isPlaceKnown, place.city])

  useEffect(() => {
    if (isPlaceKnown) return
    let left = false
    void mayLocateUnasked().then(async (may) => {
      if (left || !may) return
      const { locate } = await import('#app/core/places/locate.ts')
      const located = await locate({ publicFallbacks, locale })
      if (!left && 'place' in located) savePlace(located.place)
    })
    return () => {
      left = true
    }
  }, [isPlaceKnown, publicFallbacks, locale, savePlace])
}

/** Null where the browser keeps nothing for us (private windows, blocked storage). */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function rememberCity(city: string) {
  try {
    if (city) storage()?.setItem(USER_CITY_KEY, city)
    else storage()?.removeItem(USER_CITY_KEY)
  } catch (error) {
    console.warn('Could not keep the city:', error)
  }
}

/** Places chosen on this device, the latest first. */
export function readRecentPlaces(): Place[] {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(RECENT_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, RECENT_COUNT) : []
  } catch {
    return []
  }
}

function rememberRecent(place: Place) {
  if (!place.city) return
  const others = readRecentPlaces().filter(
    ({ city, countryCode }) => city !== place.city || countryCode !== place.countryCode,
  )
  try {
    storage()?.setItem(RECENT_KEY, JSON.stringify([place, ...others].slice(0, RECENT_COUNT)))
  } catch (error) {
    console.warn('Could not keep the recent places:', error)
  }
}

function isPlace(value: unknown): value is Place {
  if (!isRecord(value)) return false
  const { lat, lng, city, state, country, countryCode } = value
  const texts = [city, state, country, countryCode]
  return (
    typeof lat === 'number' &&
    typeof lng === 'number' &&
    isKnown({ lat, lng }) &&
    texts.every((text) => typeof text === 'string')
  )
}
