// An operator's mark, drawn anew: small, with what is transparent left so, as a data address that fits a setting.
import { MAX_PIXELS } from './image-rules.ts'
import { LONGEST_DRAWING_SECONDS, loadSharp } from './load-sharp.server.ts'

export const MAX_LOGO_BYTES = 4 * 1024 * 1024
const SIDE = { width: 320, height: 96 }
/** As the database takes it. */
const MOST_CHARACTERS = 60_000

/** Null: no picture we can read. */
export async function drawLogo(bytes: Uint8Array): Promise<string | null> {
  const sharp = await loadSharp()
  try {
    const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_DRAWING_SECONDS })
      .rotate()
      .resize({ ...SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90 })
      .toBuffer()
    const text = drawn.toString('base64')
    return text.length <= MOST_CHARACTERS ? `data:image/webp;base64,${text}` : null
  } catch {
    return null
  }
}
