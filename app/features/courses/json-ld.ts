// A course as search engines read it: at one's own pace, and with each group that can still be joined.
import { isoDuration } from '#app/core/seo/iso-duration.ts'
import type { JsonLd, JsonLdValue } from '#app/core/seo/json-ld.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import type { CourseWhole } from './course.ts'
import type { Group } from './group.ts'

type Told = { siteUrl: string; locale: Locale; t: Messages }

const DAY_MS = 86_400_000
/** The words search engines know; another rhythm is told by its hours alone. */
const FREQUENCIES: Readonly<Record<number, string>> = { 1: 'Daily', 7: 'Weekly' }

/** The same number of days between all meetings, or null. A clock that is put forward on the way counts as a whole day. */
function rhythmOf(starts: readonly string[]): number | null {
  const gaps = starts.slice(1).map((at, i) => Math.round((Date.parse(at) - Date.parse(starts[i] ?? at)) / DAY_MS))
  return new Set(gaps).size === 1 ? (gaps[0] ?? null) : null
}

/** Null for what is only a sample, called off or over. */
function groupInstance(group: Group, instructor: JsonLdValue, url: string): JsonLdValue | null {
  const meetings = group.dates.filter(({ state }) => state === 'planned')
  const [first, last] = [meetings[0], meetings.at(-1)]
  if (group.is_sample || group.state !== 'open' || !first || !last || last.is_over) return null
  const { seats, taken } = group
  const starts = meetings.map(({ starts_at }) => starts_at)
  const repeatFrequency = FREQUENCIES[rhythmOf(starts) ?? 0]
  const endDate = new Date(Date.parse(last.starts_at) + last.minutes * 60_000).toISOString()
  return {
    '@type': 'CourseInstance',
    name: group.title,
    courseMode: group.place === '' ? 'Online' : group.is_online ? 'Blended' : 'Onsite',
    location: [
      ...(group.place === '' ? [] : [{ '@type': 'Place', name: group.place }]),
      // Where it meets online is for those who are in it: the page is where they join.
      ...(group.is_online ? [{ '@type': 'VirtualLocation', url }] : []),
    ],
    startDate: first.starts_at,
    endDate,
    courseWorkload: isoDuration(meetings.reduce((sum, { minutes }) => sum + minutes, 0)),
    ...(repeatFrequency !== undefined && {
      courseSchedule: {
        '@type': 'Schedule',
        startDate: first.starts_at,
        endDate,
        repeatFrequency,
        repeatCount: meetings.length,
        duration: isoDuration(first.minutes),
        scheduleTimezone: group.time_zone,
      },
    }),
    instructor,
    ...(seats !== null && { maximumAttendeeCapacity: seats, remainingAttendeeCapacity: Math.max(0, seats - taken) }),
  }
}

export function courseJsonLd(course: CourseWhole, groups: readonly Group[], { siteUrl, locale, t }: Told): JsonLd {
  const url = siteUrl + inLocale(`/courses/${course.slug}`, locale)
  const instructor = { '@type': course.is_sample ? 'Organization' : 'Person', name: course.teacher }
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
    hasCourseInstance: [
      { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: isoDuration(course.minutes), instructor },
      ...groups.map((group) => groupInstance(group, instructor, url)).filter((instance) => instance !== null),
    ],
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
