import { expect, test } from 'vitest'
import { courseListAddress, isPlain, readCourseFilter } from './course-filter.ts'

const read = (query: string) => readCourseFilter(new URLSearchParams(query))

test('the address says what is chosen, and what nobody knows is left out', () => {
  const address = '/courses?q=shadow&language=ar&level=beginner&topic=money&longest=60&page=3'
  const { page, ...choices } = read(address.split('?')[1] ?? '')
  expect(courseListAddress({ ...choices, page }, { page })).toBe(address)
  expect(isPlain(read('language=xx&level=hard&topic=__proto__&longest=5&page=-1&q=++'))).toBe(true)
  expect(courseListAddress(read('level=hard&page=1e9'))).toBe('/courses')
})

test('another choice begins at the first page', () => {
  expect(courseListAddress(read('topic=money&page=4'), { level: 'advanced' })).toBe(
    '/courses?level=advanced&topic=money',
  )
})
