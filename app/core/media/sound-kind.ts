// Recognises a sound file's kind by its first bytes. Names and declared types are only claims.

export type SoundKind = { type: 'audio/mpeg' | 'audio/ogg' | 'audio/mp4'; extension: 'mp3' | 'ogg' | 'm4a' }

export const MAX_SOUND_BYTES = 8 * 1024 * 1024
/** For the file chooser only; what counts is the content. */
export const SOUND_ACCEPT = 'audio/mpeg,audio/ogg,audio/mp4,.mp3,.ogg,.oga,.opus,.m4a'

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

const SOUND_BRANDS = ['M4A ', 'M4B ', 'mp42', 'mp41', 'isom', 'iso2', 'dash']

/** The first frame of an MP3 without tags: eleven bits set, then a version, layer, bit rate and sample rate that exist. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const version = (second >> 3) & 3
  const layer = (second >> 1) & 3
  const bitRate = third >> 4
  const sampleRate = (third >> 2) & 3
  const isSync = first === 0xff && (second & 0xe0) === 0xe0
  return isSync && version !== 1 && layer === 1 && bitRate !== 0 && bitRate !== 15 && sampleRate !== 3
}

/** Null: no sound we know by its bytes. */
export function sniffSound(bytes: Uint8Array): SoundKind | null {
  if (ascii(bytes, 0, 3) === 'ID3' || isMpegFrame(bytes)) return { type: 'audio/mpeg', extension: 'mp3' }
  // The first page names the codec: a film in an Ogg file does not pass.
  if (ascii(bytes, 0, 4) === 'OggS') {
    const head = ascii(bytes, 28, 64)
    const isSound = head.startsWith('OpusHead') || head.startsWith('\u0001vorbis') || head.startsWith('\u007fFLAC')
    return isSound ? { type: 'audio/ogg', extension: 'ogg' } : null
  }
  if (ascii(bytes, 4, 8) === 'ftyp' && SOUND_BRANDS.includes(ascii(bytes, 8, 12)))
    return { type: 'audio/mp4', extension: 'm4a' }
  return null
}
