import { expect, test } from 'vitest'
import { contentSecurityPolicy, scriptHashes } from './security.ts'

test('hashes each inline script that runs, and only those', () => {
  const html = `<script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="module">import "/b.js"</script><script>alert(1)</script>`
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(scriptHashes(html)).toContain(`'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='`)
  expect(scriptHashes(html)).toHaveLength(2)
})

test('a built page allows no inline styles, no foreign frames and no foreign scripts', () => {
  const policy = contentSecurityPolicy(
    [`'sha256-x'`],
    { connect: ['https://api.example'], media: ['https://audio.example'] },
    false,
  )
  expect(policy).toContain(`script-src 'self' 'sha256-x';`)
  expect(policy).toContain(`style-src 'self';`)
  expect(policy).toContain(`connect-src 'self' https://api.example;`)
  expect(policy).toContain(`media-src 'self' https://audio.example;`)
  expect(policy).toContain(`worker-src 'self';`)
  expect(policy).toContain(`frame-ancestors 'none'`)
  expect(policy).toContain(`frame-src 'self';`)
  expect(policy).not.toContain('unsafe')
})
