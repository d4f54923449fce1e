import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const module = 'import * as route0 from "/assets/root.js"; import("/assets/entry.js")'

test('the router’s module waits, with the list of what to fetch then, and keeps its text', () => {
  const html =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/x.css"/></head>' +
    `<link rel="modulepreload" href="/assets/b.js"/><script type="module" async="">${module}</script>`
  expect(scriptsAfterPaint(html)).toBe(
    '<head><link rel="stylesheet" href="/x.css"/></head>' +
      `<script type="text/plain" data-modules="/assets/a.js /assets/b.js">${module}</script>`,
  )
})

test('a page that may be read without them says what a first look fetches instead', () => {
  const html = `<script type="module" async="">${module}</script>`
  const look = { look: '/assets/look.js', routeId: 'routes/home', isCounted: true }
  expect(scriptsAfterPaint(html, look)).toBe(
    `<script type="text/plain" data-modules="" data-look="/assets/look.js" data-route-id="routes/home" data-tracking>${module}</script>`,
  )
  expect(scriptsAfterPaint(html, { ...look, isCounted: false })).not.toContain('data-tracking')
})

test('a page without that module is left as it is', () => {
  const html = '<link rel="modulepreload" href="/assets/a.js"/><p>Plain</p>'
  expect(scriptsAfterPaint(html)).toBe(html)
})
