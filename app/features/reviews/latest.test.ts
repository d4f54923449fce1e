import { expect, test } from 'vitest'
import { isPlainLatest, latestAddress, readLatestFilter } from './latest.ts'

const read = (query: string) => readLatestFilter(new URLSearchParams(query))

test('words nobody knows are as good as none', () => {
  expect(isPlainLatest(read('stars=6&after=drop&country=xx'))).toBe(true)
  expect(read('stars=4&town=Leeds&country=GB')).toMatchObject({ stars: 4, town: 'Leeds', country: 'GB' })
})

test('a new choice keeps the others and begins at the first page', () => {
  const filter = read(
    'stars=4&town=Leeds&country=GB&after=2026-01-01 10:00:00%2B00~00000000-0000-4000-8000-000000000000',
  )
  expect(filter.after).not.toBeNull()
  expect(latestAddress(filter, { stars: 5 })).toBe('/community/reviews?stars=5&town=Leeds&country=GB')
})
