// The data a device stores for use offline: its owner, their place, and the places they saved.
import type { Sighting } from '#app/core/prayer/hijri.ts'
import type { PrayerChoice } from '#app/core/prayer/prayer-choice.ts'
import type { SmallMap } from '#app/core/request/small-map.ts'

/** A day of a mosque: what is prayed when, "HH:MM" on its clocks. */
export type MosqueDay = { date: string; times: string[]; iqamah: (string | null)[] }

export type PocketPlace = {
  id: string
  path: string
  name: string
  address: string
  phone: string
  /** Of the week, a line for each day; null where nobody knows. */
  hours: { weekday: string; open: string }[] | null
  /** Of a mosque, for a month. */
  days: MosqueDay[] | null
  /** Its surroundings; null where nobody knows where it is. */
  map: SmallMap | null
}

export type Pocket = {
  /** Whose; null of a guest. */
  owner: string | null
  madeAt: number
  place: {
    lat: number
    lng: number
    timeZone: string
    name: string | null
    choice: PrayerChoice
    sightings: Sighting[]
  } | null
  places: PocketPlace[]
}
