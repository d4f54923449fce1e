// Limits for pictures that people send, and the sizes we make of them. Pure: decoding is done elsewhere.
import { type FileKind, sniffKind } from './file-kind.ts'

const MEGABYTE = 1024 * 1024

export const MAX_IMAGE_BYTES = 12 * MEGABYTE
/** Of one form, all files together. */
export const MAX_FORM_BYTES = 40 * MEGABYTE
export const MAX_IMAGES_AT_ONCE = 10
/** A small file can claim to be a huge picture: decoding it would take gigabytes. */
export const MAX_PIXELS = 50_000_000
export const MIN_SIDE = 200
export const CAPTION_LENGTH = 200

const ACCEPTED: readonly (FileKind | null)[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** For the file chooser only; what counts is the content. */
export const ACCEPT_ATTRIBUTE = 'image/jpeg,image/png,image/webp,image/avif'

/** Widths pages choose from. Smaller originals are not enlarged. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const
export const IMAGE_FORMATS = ['webp', 'jpg'] as const
/** The longest side of what is kept for drawing new sizes later. */
export const ORIGINAL_SIDE = 2560

export type ImageProblem = 'empty' | 'tooLarge' | 'notAnImage' | 'tooManyPixels' | 'tooSmall' | 'broken'

export function checkBytes(bytes: Uint8Array): ImageProblem | null {
  if (bytes.byteLength === 0) return 'empty'
  if (bytes.byteLength > MAX_IMAGE_BYTES) return 'tooLarge'
  return ACCEPTED.includes(sniffKind(bytes)) ? null : 'notAnImage'
}

export function checkDimensions(width: number, height: number, leastSide = MIN_SIDE): ImageProblem | null {
  if (width * height > MAX_PIXELS) return 'tooManyPixels'
  return Math.min(width, height) < leastSide ? 'tooSmall' : null
}

/** `a.jpg` chosen in an empty file field arrives as one nameless, empty file. */
export const isChosen = (file: FormDataEntryValue): file is File =>
  typeof file !== 'string' && !(file.size === 0 && file.name === '')
