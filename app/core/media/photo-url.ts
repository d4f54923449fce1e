// Addresses of a photo's files. The server asks, for each, whether the visitor may see it.
import { type IMAGE_FORMATS, IMAGE_WIDTHS } from './image-rules.ts'

type Width = (typeof IMAGE_WIDTHS)[number]
type Format = (typeof IMAGE_FORMATS)[number]

const PHOTO_PATH = /^\/photos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(\d{3,4})\.(webp|jpg)$/

export const photoFileName = (width: Width, format: Format) => `${width}.${format}`

export const photoUrl = (id: string, width: Width, format: Format = 'webp') =>
  `/photos/${id}/${photoFileName(width, format)}`

/** Every width of one format; a picture narrower than a width is only as wide as it is. */
export function photoSrcSet(id: string, actualWidth: number, format: Format = 'webp'): string {
  const useful = IMAGE_WIDTHS.filter((_, i) => i === 0 || actualWidth > (IMAGE_WIDTHS[i - 1] ?? 0))
  return useful.map((width) => `${photoUrl(id, width, format)} ${Math.min(width, actualWidth)}w`).join(', ')
}

/** Null for whatever is no photo's address. */
export function parsePhotoPath(path: string): { id: string; file: string } | null {
  const [, id, width, format] = PHOTO_PATH.exec(path) ?? []
  if (!id || !IMAGE_WIDTHS.some((known) => String(known) === width)) return null
  return { id, file: `${width}.${format}` }
}
