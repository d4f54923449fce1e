import { expect, test } from 'vitest'
import { withoutNonce } from './own-scripts.server.ts'

const NONCE = 'a+b/c=='
// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT = `'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='`

test('the scripts with the page’s nonce are allowed by their hash, once each, and the nonce is gone', () => {
  const page =
    `<script nonce="${NONCE}">alert(1)</script><script src="/a.js" nonce="${NONCE}"></script>` +
    `<script type="module" async="" nonce="${NONCE}">import "/b.js"</script><script nonce="${NONCE}">alert(1)</script>`
  const { html, hashes } = withoutNonce(page, NONCE)
  expect(hashes).toHaveLength(2)
  expect(hashes[0]).toBe(ALERT)
  expect(html).not.toContain('nonce')
})

test.each([
  '<script>alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  '<script nonce="a+b/c=">alert(1)</script>',
  '<script data-x=">" nonce="guess">alert(1)</script>',
  `<p nonce="guess"><script>alert(1)</script></p>`,
  // Swallows our own tag: what would run is our script, not theirs.
  `<script>alert(1)//<script nonce="${NONCE}">ours()</script>`,
])('a script that came in with somebody’s words is not: %s', (injected) => {
  const { hashes } = withoutNonce(`${injected}<script nonce="${NONCE}">ours()</script>`, NONCE)
  expect(hashes).not.toContain(ALERT)
  expect(hashes).toHaveLength(1)
})
