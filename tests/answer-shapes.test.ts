import { expect, test } from 'vitest'
import { filesWithShapes, shapesIn } from './fixtures/answer-shapes.ts'

test('a shape is found wherever it is given', () => {
  const text = `
    const one = (services) => askPage(services, 'job_page', { slug }, jobShape.nullable())
    const two = (services) => askPageOrNothing(services, 'jobs_list', asked)
    const three = (services) => ask(services, services.db().rpc('my_jobs'), z.array(ownJob))
    const four = (services) => attempt(services, services.db().rpc('save_job', { values }), { values, shape: savedJob })
    function five(services) {
      const entries = services.db().rpc('history', { place })
      return askIfAllowed(services, entries, history)
    }
    const six = (services) => ask(services, services.db().from('jobs').select('*'))`
  expect(shapesIn('pages.ts', text)).toEqual([
    { name: 'job_page', shape: 'jobShape.nullable()' },
    { name: 'my_jobs', shape: 'z.array(ownJob)' },
    { name: 'save_job', shape: 'savedJob' },
    { name: 'history', shape: 'history' },
  ])
})

test('they are found throughout the site', () => {
  expect(new Set([...filesWithShapes().values()].flat().map(({ name }) => name)).size).toBeGreaterThan(140)
})
