import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Certificate, CourseList, CourseWhole, LessonWhole } from './course.ts'
import { type CourseFilter, PER_PAGE } from './course-filter.ts'
import type { Desk, Draft } from './document.ts'

type Paging = Pick<Services, 'page' | 'log'>
type Asking = Pick<Services, 'db' | 'log'>

/** `own`: courses in the visitor's language stand first. */
export async function loadCourses(services: Paging, filter: CourseFilter, own: Locale): Promise<CourseList> {
  const { words, language, level, topic, longest, page } = filter
  const list = await askPage(services, 'course_list', {
    ...(words && { words }),
    ...(language && { languages: [language] }),
    ...(level && { level }),
    ...(topic && { topic }),
    ...(longest && { longest }),
    skip: (page - 1) * PER_PAGE,
    own,
  })
  return (list as CourseList | null) ?? { total: 0, items: [], languages: {} }
}

/** Null: there is no such course on the site. */
export const loadCourse = async (services: Paging, course: string) =>
  (await askPage(services, 'course_page', { course })) as CourseWhole | null

export const loadLesson = async (services: Paging, course: string, lesson: string) =>
  (await askPage(services, 'lesson_page', { course, lesson })) as LessonWhole | null

/** Asked anew each time: a certificate is checked, not remembered. */
export const findCertificate = async (services: Asking, number: string) =>
  (await ask(services, services.db().rpc('check_certificate', { number }))) as Certificate | null

export const loadDesk = async (services: Asking) => (await ask(services, services.db().rpc('my_courses'))) as Desk

/** Null: there is none that the visitor writes. */
export const loadDraft = async (services: Asking, course: string) =>
  (await ask(services, services.db().rpc('course_draft', { course }))) as Draft | null
