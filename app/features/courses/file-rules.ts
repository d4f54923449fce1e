// Limits on a teacher's files: the form states them and the server holds to them.
import { ACCEPT_ATTRIBUTE } from '#app/core/media/image-rules.ts'
import { AUDIO_ACCEPT, VIDEO_ACCEPT } from '#app/core/media/recording-kind.ts'
import type { LessonKind } from './course.ts'

export const MAX_FILE_MEGABYTES = 38
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024

export type FileKind = Exclude<LessonKind, 'text' | 'quiz'>
export const hasFile = (kind: LessonKind): kind is FileKind => kind !== 'text' && kind !== 'quiz'

export const FILE_ACCEPT: Readonly<Record<FileKind, string>> = {
  video: VIDEO_ACCEPT,
  audio: AUDIO_ACCEPT,
  picture: ACCEPT_ATTRIBUTE,
  pdf: 'application/pdf,.pdf',
}
