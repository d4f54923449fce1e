// Files of lessons and pictures of courses: looked at, rid of what tells where or by whom they were made, and kept.
import { takePaper, takeRecording } from '#app/core/media/intake.server.ts'
import { processImage } from '#app/core/media/process-image.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import type { LessonKind } from './course.ts'
import { MAX_FILE_BYTES } from './file-rules.ts'

type Acting = Pick<Services, 'db' | 'log' | 'allow' | 'tasks' | 'drawInTurn'>
type Values = Record<string, string>

const BUCKET = 'course-files'

async function take(services: Acting, kind: LessonKind, bytes: Uint8Array) {
  if (kind === 'video' || kind === 'audio') return takeRecording(bytes, kind) ?? 'file'
  if (kind === 'pdf') {
    const paper = await takePaper(bytes)
    return typeof paper !== 'string' && paper.type === 'application/pdf' ? { ...paper, ending: 'pdf' } : 'file'
  }
  const drawn = await services.drawInTurn(() => processImage(bytes))
  if (drawn === 'busy') return 'tooMany'
  const widest = typeof drawn === 'string' ? undefined : drawn.sizes.findLast(({ type }) => type === 'image/webp')
  return widest ? { ...widest, ending: 'webp' } : 'file'
}

/** Where the file lies from now on. Refused beside its field. */
export async function keepCourseFile(
  services: Acting,
  course: string,
  { kind, file, field }: { kind: LessonKind; file: File; field: string },
  values: Values,
): Promise<Outcome<string>> {
  const wrong = (key: string) => refuse(key, { field, values })
  if (kind === 'text' || kind === 'quiz') return wrong('file')
  if (file.size > MAX_FILE_BYTES) return wrong('fileLarge')
  if (!services.allow('upload')) return wrong('tooMany')
  const taken = await take(services, kind, new Uint8Array(await file.arrayBuffer()))
  if (typeof taken === 'string') return wrong(taken)
  // As the visitor: who does not teach the course puts no file.
  const room = await attempt(services, services.db().rpc('take_course_file', { course }), { values })
  if (!room.ok) return room
  const path = `${room.value}.${taken.ending}`
  return (await services.tasks.keepFile(BUCKET, path, taken)) ? done(`/${BUCKET}/${path}`) : wrong('failed')
}
