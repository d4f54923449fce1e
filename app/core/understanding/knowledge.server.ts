// What the engine may ask: our own gazetteer and the names of the Quran's chapters, all in memory.
import { fold } from '#app/core/places/fold.ts'
import { citiesNamed, cityNamed, cityNameIn, isRegionName, largeCities } from '#app/core/places/geo.server.ts'
import { findAddress } from '#app/core/quran/find-address.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { slipIndex } from './lexicon.ts'
import type { Knowledge, Meaning } from './meaning.ts'
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

const knowledgeNear = (near: Near): Knowledge => ({
  citiesNamed: (name, region) => citiesNamed(name, { near: near ?? undefined, region, most: MOST_MEANT }),
  cityLike,
  isRegion: isRegionName,
  verseNamed,
})

const FROM_NOWHERE = knowledgeNear(null)

/** What someone at a place means by a sentence. */
export const understandFrom = (near: Near, sentence: string, asked: Asked = {}): Meaning =>
  understand(sentence, near ? knowledgeNear(near) : FROM_NOWHERE, asked)
