import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security.ts'

const OURS = `'sha256-${'A'.repeat(43)}='`

test.each<[string, Record<string, string>, string]>([
  ['a whole page', { 'x-csp-scripts': OURS }, `script-src 'self' ${OURS};`],
  ['a page that streams', { 'x-csp-nonce': 'abc' }, `script-src 'self' 'nonce-abc';`],
  ['a page that says nothing', {}, `script-src 'self';`],
  [
    'a page that says something else',
    { 'x-csp-scripts': `'unsafe-inline' https://evil.example; x` },
    `script-src 'self';`,
  ],
])('%s may run what its rendering marked, and no script that is merely in it', async (_, headers, policy) => {
  const app = new Hono()
  app.use(securityHeaders({ sources: { connect: [], media: [], forms: [] }, dev: false, https: false }))
  app.get('/', (c) => c.html('<p>Somebody’s words <script>alert(1)</script></p>', 200, headers))
  const answer = await app.request('/')
  expect(answer.headers.get('content-security-policy')).toContain(policy)
  expect(answer.headers.has('x-csp-scripts') || answer.headers.has('x-csp-nonce')).toBe(false)
})

test('a built page allows no inline styles, no foreign frames and no foreign scripts', () => {
  const policy = contentSecurityPolicy(
    [`'sha256-x'`],
    { connect: ['https://api.example'], media: ['https://audio.example'], forms: ['https://pay.example'] },
    false,
  )
  expect(policy).toContain(`script-src 'self' 'sha256-x';`)
  expect(policy).toContain(`style-src 'self';`)
  expect(policy).toContain(`connect-src 'self' https://api.example;`)
  expect(policy).toContain(`media-src 'self' https://audio.example;`)
  expect(policy).toContain(`worker-src 'self';`)
  expect(policy).toContain(`frame-ancestors 'none'`)
  expect(policy).toContain(`frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;`)
  expect(policy).not.toContain('unsafe')
})
