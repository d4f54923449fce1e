// Asks the browser where it is and what that place is called. Loaded only when a visitor wants it.
import type { Locale } from '#app/i18n/locales.ts'
import { namesFromGeocode, namesFromPublicGeocode } from './geocode-shape.ts'
import type { Place } from './place.ts'

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 600_000 }
const PUBLIC_SERVICE = 'https://api.bigdatacloud.net/data/reverse-geocode-client'

export type Located = { place: Place } | { problem: 'refused' | 'failed' }

type Settings = { publicFallbacks: boolean; locale: Locale }

/** About a hundred metres: nobody needs to be told more. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

export async function locate(settings: Settings): Promise<Located> {
  if (!('geolocation' in navigator)) return { problem: 'failed' }
  let position: GeolocationPosition
  try {
    position = await new Promise((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, OPTIONS),
    )
  } catch (error) {
    const isRefusal = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
    return { problem: isRefusal ? 'refused' : 'failed' }
  }
  const [lat, lng] = [round(position.coords.latitude), round(position.coords.longitude)]
  const names = await nameOf(lat, lng, settings)
  // A place without a name still has distances and prayer times.
  return { place: { lat, lng, city: '', state: '', country: '', countryCode: '', ...names } }
}

async function nameOf(lat: number, lng: number, { publicFallbacks, locale }: Settings) {
  try {
    const names = namesFromGeocode(await getJson(`/api/geocode?lat=${lat}&lon=${lng}&lang=${locale}`))
    if (names) return names
  } catch (error) {
    console.warn('Our reverse geocoding did not answer:', error)
  }
  if (!publicFallbacks) return null
  try {
    return namesFromPublicGeocode(
      await getJson(`${PUBLIC_SERVICE}?latitude=${lat}&longitude=${lng}&localityLanguage=${locale}`),
    )
  } catch (error) {
    console.warn('The public reverse geocoding did not answer:', error)
    return null
  }
}

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}
