import { href } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import type { Crumb } from '#app/core/seo/rules.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'

type Named = { slug: string; title: string }

/** From the front page to the catalogue, a course, and one of its lessons. */
export const courseCrumbs = (locale: Locale, t: Messages, course?: Named, lesson?: Named): Crumb[] => [
  { name: voice[locale].home, path: '/' },
  { name: t.courses.title, path: '/courses' },
  ...(course ? [{ name: course.title, path: href('/courses/:courseId', { courseId: course.slug }) }] : []),
  ...(course && lesson
    ? [{ name: lesson.title, path: href('/courses/:courseId/:lesson', { courseId: course.slug, lesson: lesson.slug }) }]
    : []),
]
