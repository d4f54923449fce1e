// The one way for a file of somebody's to come in: looked at by its bytes, and rid of what tells where or by whom it was
// made. Pictures are drawn anew; a PDF loses its document information, its XMP and the camera's notes in its photos.
// Word and OpenDocument files stay as written: they are applications, which name their writer and go to one employer only.
// Recordings of the athan keep their tags, because their licence asks for the author's name.
import { type CleanFile, cleanFile } from '#app/lib/clean-file.ts'
import { cleanPdf } from './clean-pdf.ts'
import { DOCUMENT_TYPES, documentKind } from './document-kind.ts'
import { sniffKind } from './file-kind.ts'
import { drawOriginal } from './process-image.server.ts'
import { RECORDING_ENDINGS, recordingType, withoutNotes } from './recording-kind.ts'

/** `document`: none of the kinds we take. `sealedDocument`: nobody can take out what is hidden in it. */
export type IntakeProblem = 'document' | 'sealedDocument'

const PAPER_PICTURES: readonly unknown[] = ['image/jpeg', 'image/png', 'image/webp']

export async function takePaper(bytes: Uint8Array): Promise<CleanFile | IntakeProblem> {
  const kind = sniffKind(bytes)
  if (kind === 'application/pdf') return takePdf(bytes)
  if (!PAPER_PICTURES.includes(kind)) return 'document'
  const drawn = await drawOriginal(bytes, { leastSide: 1 })
  return typeof drawn === 'string' ? 'document' : drawn.file
}

function takePdf(bytes: Uint8Array): CleanFile | IntakeProblem {
  const cleaned = cleanPdf(bytes)
  return cleaned ? cleanFile('application/pdf', cleaned) : 'sealedDocument'
}

export function takeApplication(bytes: Uint8Array): (CleanFile & { ending: string }) | IntakeProblem {
  const ending = documentKind(bytes)
  if (!ending) return 'document'
  const file = ending === 'pdf' ? takePdf(bytes) : cleanFile(DOCUMENT_TYPES[ending], bytes)
  return typeof file === 'string' ? file : { ...file, ending }
}

/** Null: no recording of this kind that we can play. */
export function takeRecording(bytes: Uint8Array, of: 'video' | 'audio'): (CleanFile & { ending: string }) | null {
  const type = recordingType(bytes, of)
  return type && { ...cleanFile(type, withoutNotes(type, bytes)), ending: RECORDING_ENDINGS[type] }
}

export const takeSound = (type: string, bytes: Uint8Array): CleanFile => cleanFile(type, bytes)
