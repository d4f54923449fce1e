// Turns what someone sent into pictures of our own: decoded, turned upright, drawn anew in every size. Nothing of the
// file itself survives, so neither where it was taken nor anything hidden behind the picture is passed on.
import { type CleanFile, cleanFile, type ImageFile } from '#app/lib/clean-file.ts'
import {
  checkBytes,
  checkDimensions,
  IMAGE_WIDTHS,
  type ImageProblem,
  MAX_PIXELS,
  MIN_SIDE,
  ORIGINAL_SIDE,
} from './image-rules.ts'
import { LONGEST_DRAWING_SECONDS, loadSharp } from './load-sharp.server.ts'
import { photoFileName } from './photo-url.ts'

export type ProcessedImage = { width: number; height: number; sizes: ImageFile[]; original: ImageFile }

const QUALITY = { webp: 80, jpeg: 82, original: 90 }

/** The whole picture, upright and without anything else that was in the file. */
export async function drawOriginal(
  bytes: Uint8Array,
  { leastSide = MIN_SIDE } = {},
): Promise<{ width: number; height: number; file: CleanFile & { type: 'image/jpeg' } } | ImageProblem> {
  const problem = checkBytes(bytes)
  if (problem) return problem
  const sharp = await loadSharp()
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const wrong = checkDimensions(width, height * pages, leastSide)
    if (wrong) return wrong
    const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_DRAWING_SECONDS })
      .rotate()
      .resize({ width: ORIGINAL_SIDE, height: ORIGINAL_SIDE, fit: 'inside', withoutEnlargement: true })
      // Transparent places would turn black.
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY.original })
      .toBuffer({ resolveWithObject: true })
    return { width: drawn.info.width, height: drawn.info.height, file: cleanFile('image/jpeg', drawn.data) }
  } catch {
    return 'broken'
  }
}

export async function processImage(bytes: Uint8Array): Promise<ProcessedImage | ImageProblem> {
  const original = await drawOriginal(bytes)
  if (typeof original === 'string') return original
  const sharp = await loadSharp()
  const sizes: ImageFile[] = []
  for (const wide of IMAGE_WIDTHS) {
    const resized = sharp(original.file.bytes).resize({ width: wide, withoutEnlargement: true })
    const webp = await resized.clone().webp({ quality: QUALITY.webp }).toBuffer()
    const jpeg = await resized.clone().jpeg({ quality: QUALITY.jpeg }).toBuffer()
    sizes.push({ ...cleanFile('image/webp', webp), name: photoFileName(wide, 'webp') })
    sizes.push({ ...cleanFile('image/jpeg', jpeg), name: photoFileName(wide, 'jpg') })
  }
  const { width, height, file } = original
  return { width, height, sizes, original: { ...file, name: 'original.jpg' } }
}
