import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandStyles, contrastOf, isColour, LEAST_CONTRAST, weakestContrast } from './brand.ts'
import { HOME_PARTS, homeParts, orderHome } from './home-parts.ts'

const COLOURS = ['#0d5a42', '#1d4ed8', '#7c2d12', '#5b21b6', '#334155']
const BRIGHT = ['#5fcfa3', '#93c5fd', '#fdba74', '#c4b5fd', '#e2e8f0']

test('our own colours pass the rule that others are held to', () => {
  const css = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = Array.from(css.matchAll(/--brand: (#[0-9a-f]{6});/g), ([, colour = '']) => colour)
  expect(weakestContrast(light, 'light')).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  expect(weakestContrast(dark, 'dark')).toBeGreaterThanOrEqual(LEAST_CONTRAST)
})

test('a colour that cannot be read is known before it is kept', () => {
  for (const colour of ['#ffff00', '#9ca3af', '#ffffff']) expect(weakestContrast(colour, 'light')).toBeLessThan(4.5)
  for (const colour of ['#000000', '#0d5a42']) expect(weakestContrast(colour, 'dark')).toBeLessThan(4.5)
  for (const wrong of ['red', '#fff', '#0D5A42', '#0d5a42;}', 'url(x)']) expect(isColour(wrong)).toBe(false)
})

test.each([
  ...COLOURS.map((colour) => ['light', colour] as const),
  ...BRIGHT.map((colour) => ['dark', colour] as const),
])('%s: every shade worked out of %s can be read where it stands', (theme, colour) => {
  expect(weakestContrast(colour, theme)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  const sheet = brandStyles({ [theme]: colour })
  const role = (name: string) => new RegExp(`--${name}:(#[0-9a-f]{6});`).exec(sheet)?.[1] ?? ''
  for (const [ink, paper] of [
    ['on-brand', 'brand'],
    ['on-brand', 'brand-hover'],
    ['on-brand', 'brand-active'],
    ['on-brand-soft', 'brand-soft'],
  ] as const)
    expect(contrastOf(role(ink), role(paper)), `${ink} on ${paper}`).toBeGreaterThanOrEqual(LEAST_CONTRAST)
})

test('nothing is laid over our look where nothing was chosen', () => {
  expect(brandStyles({})).toBe('')
  expect(homeParts({})).toBe(HOME_PARTS)
  expect(homeParts({ home: ['worship', 'businesses'] })).toEqual(['worship', 'businesses'])
})

test('whoever is moved on the home page gets the place, and the others close up', () => {
  const order = (changed: Partial<Record<(typeof HOME_PARTS)[number], number>>) =>
    orderHome(HOME_PARTS, (part) => changed[part] ?? HOME_PARTS.indexOf(part) + 1)
  expect(order({})).toEqual(HOME_PARTS)
  expect(order({ worship: 1 }).slice(0, 3)).toEqual(['worship', 'community', 'promotion'])
  expect(order({ community: 3 }).slice(0, 3)).toEqual(['promotion', 'businesses', 'community'])
  expect(order({ sponsors: 0 })).not.toContain('sponsors')
})
