import { expect, test } from 'vitest'
import { lightManifest } from './light-manifest.ts'

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] },
  routes: {
    root: { id: 'root', module: '/assets/root.js', imports: ['/assets/react.js'], css: ['/assets/root.css'] },
    'routes/home': { id: 'routes/home', module: '/assets/home.js', imports: ['/assets/card.js'] },
  },
  version: '1',
}
const write = (json: string) =>
  `<script>import * as route0 from "/assets/root.js";\n  window.__reactRouterManifest = ${json};\n  done();</script>`

test('routes of the page lose what they import, others keep it, and styles stay', () => {
  const light = lightManifest(write(JSON.stringify(manifest, null, 2)))
  const { root, 'routes/home': home } = manifest.routes
  const expected = {
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: { root: { ...root, imports: [] }, 'routes/home': home },
  }
  expect(light).toBe(write(JSON.stringify(expected)))
})

test('a page without a manifest is left as it is', () => {
  expect(lightManifest('<p>Plain</p>')).toBe('<p>Plain</p>')
})
