// The colour roles, checked by arithmetic: WCAG 2.2 contrast of every pair that meets on screen, in both themes.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Roles = Map<string, string>

/** The declarations of the rule that begins with this selector. */
function readRule(selector: string): Roles {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`No rule ${selector}`)
  const body = css.slice(start, css.indexOf('}', start))
  return new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
}

const light = readRule('[data-theme="light"]')
const darkBySystem = readRule(':root:not([data-theme="light"])')
const darkByChoice = readRule('[data-theme="dark"]')
const themes: Record<string, Roles> = { light, dark: new Map([...light, ...darkByChoice]) }

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright + 0.05) / (dim + 0.05)
}

const INKS = ['ink', 'ink-2', 'ink-3', 'brand-ink', 'gold-ink', 'success', 'warning', 'danger', 'info']
const PAPERS = ['bg', 'surface', 'surface-2']

const TEXT: [string, string][] = [
  ...INKS.flatMap((ink) => PAPERS.map((paper): [string, string] => [ink, paper])),
  ['ink-3', 'surface-3'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-brand', 'brand-active'],
  ['on-brand-soft', 'brand-soft'],
  ['on-gold-soft', 'gold-soft'],
  ['on-success-soft', 'success-soft'],
  ['on-warning-soft', 'warning-soft'],
  ['on-danger-soft', 'danger-soft'],
  ['on-info-soft', 'info-soft'],
  ['on-danger', 'danger'],
  ['ink', 'gold-soft'],
  ['ink-2', 'gold-soft'],
  ['on-deep', 'deep'],
  ['on-deep', 'deep-2'],
  ['on-deep-2', 'deep'],
  ['on-deep-gold', 'deep'],
  ['on-gold-fill', 'gold-fill'],
  ['on-gold-fill', 'gold-fill-hover'],
  ['on-gold-fill', 'gold-fill-active'],
  ['on-gold-fill-2', 'gold-fill'],
  ['on-inverse', 'inverse'],
  ['ink', 'raised'],
  ['map-label', 'map-land'],
  ['map-label', 'map-park'],
  ['map-label', 'map-water'],
]

const SHAPES: [string, string][] = [
  ['star', 'surface'],
  ['star', 'bg'],
  ['line-strong', 'surface'],
  ['line-strong', 'bg'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ['on-deep-gold', 'deep'],
  ['inverse-accent', 'inverse'],
  ['viz-1', 'surface'],
  ['viz-2', 'surface'],
  ['viz-3', 'surface'],
  ['viz-4', 'surface'],
]

const cases = Object.keys(themes).flatMap((theme) => [
  ...TEXT.map(([front, back]) => ({ theme, front, back, least: 4.5 })),
  ...SHAPES.map(([front, back]) => ({ theme, front, back, least: 3 })),
])

test.each(cases)('$front on $back stands out in the $theme theme', ({ theme, front, back, least }) => {
  const roles = themes[theme]
  const [a, b] = [roles?.get(front), roles?.get(back)]
  expect(a).toMatch(/^#[0-9a-f]{6}$/)
  expect(b).toMatch(/^#[0-9a-f]{6}$/)
  expect(contrast(a ?? '', b ?? '')).toBeGreaterThanOrEqual(least)
})

test('is as dark by choice as by the system', () => {
  expect(Object.fromEntries(darkByChoice)).toEqual(Object.fromEntries(darkBySystem))
  expect(darkByChoice.size).toBeGreaterThan(40)
})

test('gives dark no role that light does not have', () => {
  expect([...darkByChoice.keys()].filter((role) => !light.has(role))).toEqual([])
})
