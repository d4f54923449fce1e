import { expect, test } from 'vitest'
import { routeOf } from './figures.ts'

test.each([
  ['/fr/business/le-souk', 200, '/business/:id', '/business/:id'],
  ['/rest/v1/places', 200, null, '/rest/v1/*'],
  ['/rest/v1/rpc/home_page', 200, null, '/rest/v1/rpc/home_page'],
  ['/rest/v1/rpc/made-up', 404, null, 'unknown'],
  ['/rest/v1/rpc/made-up', 400, null, '/rest/v1/*'],
  ['/api/cities', 200, null, '/api/cities'],
  ['/api/payments/stripe', 400, null, '/api/payments/*'],
  ['/assets/entry-1a2b.js', 200, null, '/assets/*'],
  ['/worker.js', 200, null, '/worker.js'],
  ['/wp-admin/setup.php', 404, null, 'unknown'],
])('%s with %i counts as what it is', (path, status, page, route) => {
  expect(routeOf(path, status, page)).toBe(route)
})
