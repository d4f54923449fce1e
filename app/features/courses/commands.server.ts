import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { CourseDocument } from './document.ts'

type Asking = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

export const enrol = (services: Asking, course: string) => attempt(services, services.db().rpc('enrol', { course }))

export const leave = (services: Asking, course: string) =>
  attempt(services, services.db().rpc('enrol', { course, leave: true }))

type Said = { rating: number; text: string; language: string }

export const reviewCourse = (services: Asking, course: string, { rating, text, language }: Said, values: Values) =>
  attempt(services, services.db().rpc('review_course', { course, rating, words: text, language }), { values })

export const withdrawReview = (services: Asking, course: string) =>
  attempt(services, services.db().rpc('review_course', { course }))

export const markLesson = (services: Asking, lesson: string, done: boolean) =>
  attempt(services, services.db().rpc('mark_lesson', { lesson, done }))

export const keepPlace = (services: Asking, lesson: string, seconds: number) =>
  attempt(services, services.db().rpc('keep_lesson_place', { lesson, seconds }))

export const answerQuiz = (services: Asking, lesson: string, answers: number[][], values: Values) =>
  attempt(services, services.db().rpc('answer_quiz', { lesson, answers }), { values })

/** No words are no note. */
export const keepNote = (services: Asking, lesson: string, text: string, values: Values) => {
  const notes = services.db().from('course_notes')
  return text === ''
    ? attempt(services, notes.delete().eq('lesson_id', lesson), { values })
    : attempt(services, notes.upsert({ lesson_id: lesson, text }).select('lesson_id'), {
        nothing: 'notAllowed',
        values,
      })
}

export const issueCertificate = (services: Asking, course: string, learner: string, values: Values) =>
  attempt(services, services.db().rpc('issue_certificate', { course, learner }), { values })

export const remark = (
  services: Asking,
  lesson: string,
  { text, answers }: { text: string; answers: string | null },
  language: string,
  values: Values,
) =>
  attempt(
    services,
    services.db().rpc('remark_on_lesson', { lesson, words: text, language, ...(answers && { answers }) }),
    { values },
  )

export const withdrawRemark = (services: Asking, id: string) =>
  attempt(services, services.db().rpc('withdraw_course_remark', { remark: id }))

export const askToTeach = (services: Asking, words: string, values: Values) =>
  attempt(services, services.db().rpc('ask_to_teach', { words }), { values })

/** Puts the document down as the draft. `seen`: when the editor read it; nothing is overwritten that is newer. */
export const saveDraft = (
  services: Asking,
  content: CourseDocument,
  { course, seen }: { course?: string; seen?: string },
  values: Values,
) =>
  attempt(services, services.db().rpc('save_course', { content, ...(course && { course }), ...(seen && { seen }) }), {
    values,
  })

export const publishCourse = (services: Asking, course: string) =>
  attempt(services, services.db().rpc('publish_course', { course }))

export const restoreCourse = (services: Asking, course: string, number: number) =>
  attempt(services, services.db().rpc('restore_course', { course, number }))
