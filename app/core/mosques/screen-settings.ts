// The settings of the screen in a mosque's hall: what the mosque set, else what is usual.
import { readFlag, readRow, readRows, readText } from '#app/core/listings/source-row.ts'
import { photoSrcSet, photoUrl } from '#app/core/media/photo-url.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { PRAYER_MINUTES } from './jumuah-length.ts'

export type ScreenPhoto = { id: string; src: string; srcSet: string; caption: string }

export type ScreenSettings = {
  prayerMinutes: number
  dhikrMinutes: number
  /** While people pray. */
  goesDark: boolean
  slideSeconds: number
  photos: ScreenPhoto[]
}

export const DHIKR_MINUTES = 5
export const SLIDE_SECONDS = 15
/** Wide enough for a screen in a hall, whose whole width a picture may have. */
const PHOTO_WIDTH = 1280

export function readScreen(value: unknown): ScreenSettings {
  const row = readRow(value)
  return {
    prayerMinutes: toCoordinate(row?.prayer_minutes) ?? PRAYER_MINUTES,
    dhikrMinutes: toCoordinate(row?.dhikr_minutes) ?? DHIKR_MINUTES,
    goesDark: readFlag(row?.goes_dark) ?? true,
    slideSeconds: toCoordinate(row?.slide_seconds) ?? SLIDE_SECONDS,
    photos: readRows(row?.photos).flatMap((photo) => {
      const id = readText(photo.id)
      if (!id) return []
      return [
        {
          id,
          src: photoUrl(id, PHOTO_WIDTH),
          srcSet: photoSrcSet(id, toCoordinate(photo.width) ?? PHOTO_WIDTH),
          caption: readText(photo.caption) ?? '',
        },
      ]
    }),
  }
}
