// Recognises written documents by their bytes: PDF, Word (old and new) or OpenDocument. Documents that contain programs are
// refused.
import { sniffKind } from './file-kind.ts'

export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const
export type DocumentEnding = keyof typeof DOCUMENT_TYPES

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, i) => bytes[i] === byte)
const has = (bytes: Uint8Array, text: string, encoding: BufferEncoding = 'latin1') =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(text, encoding))

/** Parts of files that run when they are opened, by the names office programs give them. */
const isProgram = (bytes: Uint8Array) =>
  has(bytes, 'vbaProject.bin') || has(bytes, '_VBA_PROJECT', 'utf16le') || has(bytes, 'Basic/script-lc.xml')

/** An old Word file keeps its words in a stream of this name; other old office files have none. */
const WORD_STREAM = 'WordDocument'
/** OpenDocument begins with this name and type, neither of them packed. */
const ODT_START = `mimetype${DOCUMENT_TYPES.odt}`
const ODT_NAME_AT = 30

/** Null: no document of these kinds, or one with programs in it. */
export function documentKind(bytes: Uint8Array): DocumentEnding | null {
  if (sniffKind(bytes) === 'application/pdf') return 'pdf'
  if (isProgram(bytes)) return null
  if (startsWith(bytes, OLE)) return has(bytes, WORD_STREAM, 'utf16le') ? 'doc' : null
  if (!startsWith(bytes, ZIP)) return null
  const start = Buffer.from(bytes.subarray(ODT_NAME_AT, ODT_NAME_AT + ODT_START.length)).toString('latin1')
  if (start === ODT_START) return 'odt'
  return has(bytes, '[Content_Types].xml') && has(bytes, 'word/document.xml') ? 'docx' : null
}
