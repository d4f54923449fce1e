import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawSprite } from './build-icons.ts'

test('the sprite holds every icon the site names', async () => {
  expect(readFileSync('app/ui/icons.svg', 'utf8')).toBe(await drawSprite())
})
