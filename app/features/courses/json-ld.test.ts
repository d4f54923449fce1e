import { expect, test } from 'vitest'
import en from '#app/i18n/messages/en.ts'
import type { CourseWhole } from './course.ts'
import type { Group } from './group.ts'
import { groupForms } from './group-schema.ts'
import { writePlace } from './groups-section.tsx'
import { courseJsonLd } from './json-ld.ts'

const course: CourseWhole = {
  id: '7d8a4f5e-0000-4000-8000-000000000001',
  slug: 'zakaat',
  language: 'en',
  title: 'Zakaat',
  summary: 'What to give, and to whom.',
  level: 'beginner',
  topic: 'money',
  teacher: 'Maryam',
  picture: null,
  place: null,
  minutes: 90,
  lessons: 3,
  learners: 0,
  rating: null,
  reviews: 0,
  is_sample: false,
  published_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
  mine: null,
  about: '',
  teacher_about: '',
  contents: [],
  others: [],
  said: [],
  my_review: null,
  certificate: null,
  is_teacher: false,
}
/** Sundays at half past two in London, across the night in which the clock is put back. */
const sundays = ['2026-10-18T13:30:00Z', '2026-10-25T14:30:00Z', '2026-11-01T14:30:00Z']
const meetings = (starts: readonly string[], change: Partial<Group['dates'][number]> = {}): Group['dates'] =>
  starts.map((starts_at, n) => ({
    id: `7d8a4f5e-0000-4000-8000-00000000010${n}`,
    starts_at,
    minutes: 75,
    state: 'planned',
    lesson: null,
    lesson_title: null,
    is_over: false,
    recording: null,
    ...change,
  }))
const group: Group = {
  id: '7d8a4f5e-0000-4000-8000-000000000002',
  title: 'Sunday afternoons',
  place: 'Library of the mosque',
  link: null,
  is_online: false,
  is_sample: false,
  seats: 15,
  taken: 4,
  time_zone: 'Europe/London',
  state: 'open',
  is_in: false,
  updated_at: '2026-10-01T00:00:00Z',
  dates: meetings(sundays),
}
const instances = (...groups: Group[]) =>
  courseJsonLd(course, groups, { siteUrl: 'https://m.example', locale: 'en', t: en }).hasCourseInstance

test('a course is at one’s own pace, and each group that can be joined has its dates', () => {
  expect(instances()).toMatchObject([{ courseMode: 'Online', courseWorkload: 'PT1H30M' }])
  expect(instances(group)).toMatchObject([
    { courseMode: 'Online' },
    {
      '@type': 'CourseInstance',
      name: 'Sunday afternoons',
      courseMode: 'Onsite',
      location: [{ '@type': 'Place', name: 'Library of the mosque' }],
      startDate: '2026-10-18T13:30:00Z',
      endDate: '2026-11-01T15:45:00.000Z',
      courseWorkload: 'PT3H45M',
      courseSchedule: {
        repeatFrequency: 'Weekly',
        repeatCount: 3,
        duration: 'PT1H15M',
        scheduleTimezone: 'Europe/London',
      },
      instructor: { '@type': 'Person', name: 'Maryam' },
      remainingAttendeeCapacity: 11,
    },
  ])
})

test('where a group meets online is not told, and dates without a rhythm have no schedule', () => {
  const [, online] = instances({
    ...group,
    place: '',
    is_online: true,
    link: 'https://meet.example/room',
    dates: meetings(['2026-10-18T13:30:00Z', '2026-10-20T13:30:00Z', '2026-11-01T14:30:00Z']),
  }) as object[]
  expect(JSON.stringify(online)).not.toContain('meet.example')
  expect(online).toMatchObject({ courseMode: 'Online', location: [{ url: 'https://m.example/courses/zakaat' }] })
  expect(online).not.toHaveProperty('courseSchedule')
})

test('a group with a place and a link meets in both', () => {
  const [, both] = instances({ ...group, is_online: true }) as object[]
  expect(both).toMatchObject({
    courseMode: 'Blended',
    location: [{ '@type': 'Place', name: 'Library of the mosque' }, { '@type': 'VirtualLocation' }],
  })
  const words = en.courses.groups
  expect(writePlace(group, words)).toBe('Library of the mosque')
  expect(writePlace({ ...group, is_online: true }, words)).toBe('Library of the mosque, and online')
  expect(writePlace({ place: '', is_online: true }, words)).toBe('Online')
})

test('a group says where it meets: a place, a link or both', () => {
  const filled = { title: 'Sunday afternoons', seats: '', seen: '' }
  const refused = (change: object) => groupForms.save.safeParse({ ...filled, ...change }).error?.issues[0]?.path[0]
  expect(refused({ place: 'Library' })).toBeUndefined()
  expect(refused({ place: ' ', link: 'https://meet.example/room' })).toBeUndefined()
  expect(refused({ place: '', link: '' })).toBe('place')
  expect(refused({ place: 'x', link: 'https://meet.example/room' })).toBe('place')
})

test('samples and groups that are over or called off are left out', () => {
  const none = [
    { ...group, is_sample: true },
    { ...group, state: 'cancelled' as const },
    { ...group, dates: meetings(sundays, { is_over: true }) },
    { ...group, dates: meetings(sundays, { state: 'cancelled' }) },
    { ...group, dates: [] },
  ]
  expect(instances(...none)).toHaveLength(1)
})
