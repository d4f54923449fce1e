// The engine's knowledge: our own gazetteer and the names of the Quran's chapters, all in memory.
import { countryByWord } from '#app/core/places/countries.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { fold } from '#app/core/places/fold.ts'
import {
  citiesNamed,
  cityNamed,
  cityNameIn,
  isRegionName,
  largeCities,
  reverseGeocode,
} from '#app/core/places/geo.server.ts'
import { partsNamed, placesOfCode } from '#app/core/places/parts.server.ts'
import { findAddress } from '#app/core/quran/find-address.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { slipIndex } from './lexicon.ts'
import type { City, Knowledge, Meaning } from './meaning.ts'
import { type Asked, understand } from './understand.ts'

const MOST_MEANT = 4
/** Smaller ones are too many, and their names too near to other words. */
const LEAST_MISSPELT = 400_000

let misspelt: ((word: string) => string | null) | null = null

function cityLike(word: string) {
  misspelt ??= slipIndex(
    largeCities(LEAST_MISSPELT).flatMap((place) => [
      fold(place.city),
      ...locales.map((locale) => fold(cityNameIn(place, locale))),
    ]),
  )
  const name = misspelt(word)
  return name === null ? null : cityNamed(name)
}

const VERSE_PATH = /^\/quran\/(\d+)(?:\/(\d+))?$/

function verseNamed(words: string) {
  const found = findAddress(words)
  const [, surah, ayah] = VERSE_PATH.exec(found?.path ?? '') ?? []
  if (!found || !surah) return null
  return { surah: Number(surah), ayah: ayah === undefined ? null : Number(ayah), isAlsoWord: found.isAlsoWord }
}

type Near = { lat: number; lng: number } | null

/** Smaller towns share their names with families and shops: they count only after a word like "in", or near by. */
const LEAST_ALONE = 50_000
/** Of quarters, where nobody knows where the visitor is: only those of the largest cities; in one's own country of large ones. */
const LEAST_CITY_OF_QUARTER = 1_000_000
const LEAST_CITY_IN_COUNTRY = 250_000
const LEAST_LETTERS = 6
/** A quarter within this is of one's own town. */
const LOCAL_KM = 40
/** A city beyond this is named less often than the quarter next door. */
const NEXT_DOOR_KM = 150

/** Nobody goes so far for a kebab. */
const STYLE_KM = 800

const isWithin = (city: City, region: string) =>
  countryByWord(region) === city.countryCode || fold(city.state ?? '').startsWith(fold(region))

function knowledgeNear(near: Near): Knowledge {
  const kmTo = (city: City) => (near ? distanceKm(near, city) : Number.POSITIVE_INFINITY)
  let country: string | undefined
  const ownCountry = () => {
    if (near) country ??= reverseGeocode(near.lat, near.lng)?.countryCode ?? ''
    return country
  }

  function placesNamed(name: string, region?: string): City[] {
    const cities: City[] = citiesNamed(name, { near: near ?? undefined, region, most: MOST_MEANT })
    const parts: City[] = partsNamed(name, { near, most: MOST_MEANT })
      .filter((part) => region === undefined || isWithin(part, region))
      .filter((part) => !cities.some((city) => city.id === part.id && !part.quarter))
    const [city] = cities
    const [part] = parts
    const isNextDoor = part !== undefined && kmTo(part) < LOCAL_KM && (!city || kmTo(city) > NEXT_DOOR_KM)
    return (isNextDoor ? [...parts, ...cities] : [...cities, ...parts]).slice(0, MOST_MEANT)
  }

  /** Bare numbers are years, prices and house numbers more often than the short codes of another country. */
  function codes(code: string, isFollowing: boolean): City[] {
    const digits = /^\d+$/.test(code) ? code.length : null
    if (digits !== null && digits < 4) return []
    const found = placesOfCode(code, { near, most: MOST_MEANT })
    if (digits !== 4 || isFollowing) return found
    return /^(?:19|20)/.test(code) ? [] : found.filter(({ countryCode }) => countryCode === ownCountry())
  }

  function isQuarterMeant(quarter: string, city: City): boolean {
    if (near === null) return city.population >= LEAST_CITY_OF_QUARTER
    if (kmTo(city) < LOCAL_KM) return true
    const isKnown = quarter.length >= LEAST_LETTERS && city.population >= LEAST_CITY_IN_COUNTRY
    return isKnown && city.countryCode === ownCountry()
  }

  return {
    citiesNamed: placesNamed,
    placesOfCode: codes,
    isMeantAlone: (city) =>
      city.quarter ? isQuarterMeant(city.quarter, city) : city.population >= LEAST_ALONE || kmTo(city) < LOCAL_KM,
    isStyle: (city) => near !== null && kmTo(city) > STYLE_KM,
    cityLike,
    isRegion: isRegionName,
    verseNamed,
  }
}

const FROM_NOWHERE = knowledgeNear(null)

/** What someone at a place means by a sentence. */
export const understandFrom = (near: Near, sentence: string, asked: Asked = {}): Meaning =>
  understand(sentence, near ? knowledgeNear(near) : FROM_NOWHERE, asked)
