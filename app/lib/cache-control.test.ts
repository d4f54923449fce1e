import { expect, test } from 'vitest'
import { FIXED, SHAREABLE } from './cache-control.ts'

test('browsers ask before they show again what was rendered for nobody in particular', () => {
  for (const caching of [SHAREABLE, FIXED]) {
    expect(caching).toContain('max-age=0')
    expect(caching).not.toContain('stale')
  }
})
