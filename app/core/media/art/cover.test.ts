import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type CoverKind, type CoverOptions, cover, drawCover } from './cover.ts'
import { COVER_TINTS, type CoverTint } from './cover-tints.ts'
import { COVER_SHAPES } from './cover-url.ts'
import { drawHero } from './hero.ts'
import { drawMaskTile } from './pattern-svg.ts'
import type { Fold } from './star-pattern.ts'

const tints = Object.keys(COVER_TINTS) as CoverTint[]
const kinds: { kind: CoverKind; arch?: boolean }[] = [
  { kind: 'zellige' },
  { kind: 'carved' },
  { kind: 'screen', arch: false },
  { kind: 'screen', arch: true },
]
const folds: Fold[] = [8, 10, 12]

function listCases(): { id: string; tint: CoverTint; options: CoverOptions }[] {
  return tints.flatMap((tint) =>
    kinds.flatMap((kind) => folds.map((fold) => ({ id: `${tint}-${fold}`, tint, options: { ...kind, fold } }))),
  )
}

function readIds(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '')
}

// Enough of XML for what is drawn here: elements open and close in order, attributes are quoted and unique.
function findXmlFault(xml: string): string | null {
  const open: string[] = []
  const tag = /<(\/?)([A-Za-z]+)((?: [A-Za-z0-9:-]+="[^"<&]*")*)(\/?)>/y
  let at = 0
  while (at < xml.length) {
    tag.lastIndex = at
    const found = tag.exec(xml)
    if (!found) {
      const isTail = open.length === 0 && xml.slice(at).trim() === ''
      return isTail ? null : `unreadable at ${at}: ${xml.slice(at, at + 40)}`
    }
    const [whole, closing, name = '', attributes = '', selfClosing] = found
    const names = [...attributes.matchAll(/ ([A-Za-z0-9:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) return `repeated attribute in ${whole}`
    if (closing && open.pop() !== name) return `unexpected ${whole}`
    if (!closing && !selfClosing) open.push(name)
    at += whole.length
  }
  return open.length === 0 ? null : `left open: ${open.join(' ')}`
}

test('the XML check itself finds faults', () => {
  expect(findXmlFault('<a><b/></a>')).toBeNull()
  expect(findXmlFault('<a><b></a>')).not.toBeNull()
  expect(findXmlFault('<a x="1" x="2"/>')).not.toBeNull()
  expect(findXmlFault('<a x="<"/>')).not.toBeNull()
  expect(findXmlFault('<a>')).not.toBeNull()
})

test('draws the same cover for the same record every time', () => {
  expect(cover('saffron-stone', 'food')).toBe(cover('saffron-stone', 'food'))
  expect(cover('saffron-stone', 'food')).not.toBe(cover('saffron-stones', 'food'))
  expect(cover('saffron-stone', 'food')).not.toBe(cover('saffron-stone', 'grocery'))
})

test('keeps every card under the size budget in every tint, finish and fold', () => {
  const sizes = listCases().map(({ id, tint, options }) => gzipSync(cover(id, tint, options)).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8 * 1024)
  sizes.sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(4 * 1024)
})

test('keeps wide and square covers under the size budget', () => {
  for (const size of [COVER_SHAPES.wide, COVER_SHAPES.square]) {
    for (const { id, tint, options } of listCases()) {
      expect(gzipSync(cover(id, tint, { ...options, ...size })).length).toBeLessThanOrEqual(12 * 1024)
    }
  }
})

test('draws well-formed SVG without scripts, outside links or broken numbers', () => {
  const drawings = [
    ...listCases().map(({ id, tint, options }) => cover(id, tint, options)),
    drawHero('wide'),
    drawHero('narrow'),
    drawMaskTile(8, 22, 1, true),
  ]
  for (const svg of drawings) {
    expect(findXmlFault(svg)).toBeNull()
    expect(svg).not.toMatch(/<script|<foreignObject|<image|\son[a-z]+=|javascript:|NaN|undefined|Infinity/i)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('//')
  }
})

test('draws what an address asks for, in its shape', () => {
  expect(drawCover({ id: 'a', tint: 'food', shape: 'wide' })).toContain('viewBox="0 0 1280 400"')
  expect(drawCover({ id: 'a', tint: 'food', shape: 'card' })).toBe(cover('a', 'food'))
})

test('never lets a record id into the drawing', () => {
  const hostile = '"/><script>alert(1)</script>'
  const svg = cover(hostile, 'food')
  expect(svg).not.toContain('script')
  expect(findXmlFault(svg)).toBeNull()
})

test('every reference points at an id of the same drawing and no id is used twice', () => {
  for (const { id, tint, options } of listCases()) {
    const svg = cover(id, tint, options)
    const ids = readIds(svg)
    expect(new Set(ids).size).toBe(ids.length)
    const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(([, target]) => target ?? '')
    for (const target of new Set(references)) expect(ids).toContain(target)
  }
})

test('several covers on one page share no ids', () => {
  const ids = Array.from({ length: 200 }, (_, i) => readIds(cover(`record-${i}`, 'mosque'))).flat()
  expect(new Set(ids).size).toBe(ids.length)
})

test('most mosques are drawn with an arch, and never a restaurant', () => {
  const countArches = (tint: CoverTint) =>
    Array.from({ length: 200 }, (_, i) => cover(`record-${i}`, tint)).filter((svg) => svg.includes('<clipPath')).length
  expect(countArches('mosque')).toBeGreaterThan(120)
  expect(countArches('mosque')).toBeLessThan(170)
  expect(countArches('food')).toBe(0)
})

test('the hero stays under its size budget', () => {
  expect(gzipSync(drawHero('wide')).length).toBeLessThanOrEqual(15 * 1024)
  expect(gzipSync(drawHero('narrow')).length).toBeLessThan(gzipSync(drawHero('wide')).length)
})
