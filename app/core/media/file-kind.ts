// Recognises a file's kind by its first bytes. Names and declared types are only claims.

export type FileKind =
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'image/webp'
  | 'image/avif'
  | 'image/heic'
  | 'image/svg+xml'
  | 'application/pdf'
  | 'text/html'

/** As many bytes as `sniffKind` looks at. */
export const SNIFFED_BYTES = 1024

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte)

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

function markupKind(bytes: Uint8Array): FileKind | null {
  const text = ascii(bytes, 0, SNIFFED_BYTES)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .toLowerCase()
  if (!/^\s*</.test(text)) return null
  if (/<svg[\s>]/.test(text)) return 'image/svg+xml'
  return /<(?:!doctype html|html|head|body|script|iframe|title|meta|a|b|p|div|img|table|style|h1|form)[\s>/]/.test(text)
    ? 'text/html'
    : null
}

/** Null: none of the kinds we know by their bytes. */
export function sniffKind(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (['GIF87a', 'GIF89a'].includes(ascii(bytes, 0, 6))) return 'image/gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 4, 8) === 'ftyp') {
    const brand = ascii(bytes, 8, 12)
    if (brand === 'avif' || brand === 'avis') return 'image/avif'
    if (HEIC_BRANDS.has(brand)) return 'image/heic'
  }
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  return markupKind(bytes)
}

const KNOWN_BY_BYTES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'application/pdf',
] satisfies FileKind[]

/** Does the content contradict the declared type? Types that bytes cannot prove get the benefit of the doubt. */
export function liesAboutKind(declared: string, bytes: Uint8Array): boolean {
  const found = sniffKind(bytes)
  if (KNOWN_BY_BYTES.includes(declared)) return found !== declared
  // What calls itself text or data must not be a page or a drawing with scripts in it.
  return declared.startsWith('image/') && found !== null && found !== declared
}
