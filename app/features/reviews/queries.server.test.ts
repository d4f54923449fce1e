import { expect, test } from 'vitest'
import { loadTop } from './queries.server.ts'

test('towns are named in the language of the page, and asked for by the name they are listed under', async () => {
  const asked: unknown[] = []
  const services = {
    log: () => {},
    page: async (_name: string, args: unknown) => {
      asked.push(args)
      const london = { city: 'London', country_code: 'GB' }
      return { fewest: 3, weight: 5, mean: 4, town: london, towns: [{ ...london, places: 4 }], places: [] }
    },
  }
  expect(await loadTop(services, 'ar', 'London', 'GB')).toMatchObject({
    town: { city: 'London', name: 'لندن' },
    towns: [{ city: 'London', name: 'لندن' }],
  })
  expect(asked).toEqual([{ town: 'London', country: 'GB' }])
})
