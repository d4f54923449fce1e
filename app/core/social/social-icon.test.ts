import { expect, test } from 'vitest'
import { platformNames } from './social-icon.tsx'

test('every platform is called by its name', () => {
  for (const name of Object.values(platformNames)) expect(name).toMatch(/^[A-Z][A-Za-z]{0,11}$/)
})
