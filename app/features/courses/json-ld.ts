// A course as search engines read it.
import { isoDuration } from '#app/core/seo/iso-duration.ts'
import type { JsonLd } from '#app/core/seo/json-ld.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import type { CourseWhole } from './course.ts'

type Told = { siteUrl: string; locale: Locale; t: Messages }

export function courseJsonLd(course: CourseWhole, { siteUrl, locale, t }: Told): JsonLd {
  const url = siteUrl + inLocale(`/courses/${course.slug}`, locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    url,
    name: course.title,
    description: course.summary,
    inLanguage: course.language,
    educationalLevel: t.courses.levels[course.level],
    about: t.courses.topics[course.topic],
    datePublished: course.published_at,
    dateModified: course.updated_at,
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name: 'Mahalla', url: siteUrl },
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: isoDuration(course.minutes),
      instructor: { '@type': course.is_sample ? 'Organization' : 'Person', name: course.teacher },
    },
    syllabusSections: course.contents.map(({ title, minutes }) => ({
      '@type': 'Syllabus',
      name: title,
      timeRequired: isoDuration(minutes),
    })),
    // Only where real learners said something.
    ...(course.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: course.rating,
        ratingCount: course.reviews,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}
