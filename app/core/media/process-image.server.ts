// Turns what someone sent into pictures of our own: decoded, turned upright, drawn anew in every size. Nothing of the
// file itself survives, so neither where it was taken nor anything hidden behind the picture is passed on.
import {
  checkBytes,
  checkDimensions,
  IMAGE_WIDTHS,
  type ImageProblem,
  MAX_PIXELS,
  ORIGINAL_SIDE,
} from './image-rules.ts'
import { LONGEST_DRAWING_SECONDS, loadSharp } from './load-sharp.server.ts'
import { photoFileName } from './photo-url.ts'

export type ImageFile = { name: string; type: 'image/webp' | 'image/jpeg'; bytes: Buffer }
export type ProcessedImage = { width: number; height: number; sizes: ImageFile[]; original: ImageFile }

const QUALITY = { webp: 80, jpeg: 82, original: 90 }

export async function processImage(bytes: Uint8Array): Promise<ProcessedImage | ImageProblem> {
  const problem = checkBytes(bytes)
  if (problem) return problem
  const sharp = await loadSharp()
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const wrong = checkDimensions(width, height * pages)
    if (wrong) return wrong
    const original = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_DRAWING_SECONDS })
      .rotate()
      .resize({ width: ORIGINAL_SIDE, height: ORIGINAL_SIDE, fit: 'inside', withoutEnlargement: true })
      // Transparent places would turn black.
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY.original })
      .toBuffer({ resolveWithObject: true })
    const sizes: ImageFile[] = []
    for (const wide of IMAGE_WIDTHS) {
      const resized = sharp(original.data).resize({ width: wide, withoutEnlargement: true })
      const webp = await resized.clone().webp({ quality: QUALITY.webp }).toBuffer()
      const jpeg = await resized.clone().jpeg({ quality: QUALITY.jpeg }).toBuffer()
      sizes.push({ name: photoFileName(wide, 'webp'), type: 'image/webp', bytes: webp })
      sizes.push({ name: photoFileName(wide, 'jpg'), type: 'image/jpeg', bytes: jpeg })
    }
    return {
      width: original.info.width,
      height: original.info.height,
      sizes,
      original: { name: 'original.jpg', type: 'image/jpeg', bytes: original.data },
    }
  } catch {
    return 'broken'
  }
}
