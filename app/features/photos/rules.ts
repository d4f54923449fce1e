export type Photo = {
  id: string
  width: number
  height: number
  caption: string | null
  status: 'pending' | 'published' | 'rejected'
  isOwnerPhoto: boolean
  isCover: boolean
  isMine: boolean
  /** Who took it; null for the owner's own and for accounts that are gone. */
  credit: string | null
}

export type PlacePhotos = {
  photos: Photo[]
  mayManage: boolean
  /** How many more the visitor may add; null without an account. */
  allowance: number | null
}

export const published = (photos: readonly Photo[]) => photos.filter(({ status }) => status === 'published')

/** The next photo in a circle. */
export const stepFrom = (index: number, step: number, total: number) => (index + step + total) % total

/** Shorter sideways moves are taps or scrolling. */
const SWIPE = 48

/** Which way a finger went: 1 to the next photo, -1 to the one before, 0 nowhere. */
export function swipeStep(dx: number, dy: number, isRtl: boolean): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy)) return 0
  return dx < 0 === isRtl ? -1 : 1
}

/** Keys in the reading direction. Null for keys that mean nothing here. */
export function keyTarget(key: string, index: number, total: number, isRtl: boolean): number | null {
  switch (key) {
    case 'ArrowRight':
      return stepFrom(index, isRtl ? -1 : 1, total)
    case 'ArrowLeft':
      return stepFrom(index, isRtl ? 1 : -1, total)
    case 'Home':
      return 0
    case 'End':
      return total - 1
    default:
      return null
  }
}
