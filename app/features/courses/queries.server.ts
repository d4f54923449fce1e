import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CourseList } from './course.ts'
import { type CourseFilter, PER_PAGE } from './course-filter.ts'
import { certificate, courseList, courseWhole, desk, draft, lessonWhole } from './shapes.server.ts'

type Paging = Pick<Services, 'page' | 'log'>
type Asking = Pick<Services, 'db' | 'log'>

/** `own`: courses in the visitor's language stand first. */
export async function loadCourses(services: Paging, filter: CourseFilter, own: Locale): Promise<CourseList> {
  const { words, language, level, topic, longest, page } = filter
  const asked = {
    ...(words && { words }),
    ...(language && { languages: [language] }),
    ...(level && { level }),
    ...(topic && { topic }),
    ...(longest && { longest }),
    skip: (page - 1) * PER_PAGE,
    own,
  }
  return askPage(services, 'course_list', asked, courseList)
}

/** Null: there is no such course on the site. */
export const loadCourse = (services: Paging, course: string) =>
  askPage(services, 'course_page', { course }, courseWhole.nullable())

export const loadLesson = (services: Paging, course: string, lesson: string) =>
  askPage(services, 'lesson_page', { course, lesson }, lessonWhole.nullable())

/** Asked anew each time: a certificate is checked, not remembered. */
export const findCertificate = (services: Asking, number: string) =>
  ask(services, services.db().rpc('check_certificate', { number }), certificate.nullable())

export const loadDesk = (services: Asking) => ask(services, services.db().rpc('my_courses'), desk)

/** Null: there is none that the visitor writes. */
export const loadDraft = (services: Asking, course: string) =>
  ask(services, services.db().rpc('course_draft', { course }), draft.nullable())
