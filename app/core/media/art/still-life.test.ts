import { expect, test } from 'vitest'
import { dishes } from './still-life/dishes.ts'
import { food } from './still-life/food.ts'
import { goods } from './still-life/goods.ts'
import { shop } from './still-life/shop.ts'
import { work } from './still-life/work.ts'
import { isStillLifeThing, type StillLifeThing, stillLife } from './still-life.ts'
import { wideImage } from './still-life-shape.ts'
import { parseStillLifePath, stillLifeUrl } from './still-life-url.ts'

const things = Object.keys({ ...food, ...dishes, ...shop, ...work, ...goods }).filter(isStillLifeThing)

const draw = (thing: StillLifeThing, id: string, shape: 'card' | 'wide' = 'card') =>
  stillLife({ thing, tint: 'food', shape, id })

test('the same place always looks the same, and two neighbours of a kind do not', () => {
  expect(draw('tea', 'lantern')).toBe(draw('tea', 'lantern'))
  const neighbours = ['lantern', 'mokka', 'canal', 'priuk'].map((id) => draw('tea', id))
  const walls = neighbours.map((svg) => /stop-color="(#[0-9a-f]{6})"/.exec(svg)?.[1])
  expect(new Set(walls).size).toBe(neighbours.length)
})

test.each(things)('%s is drawn small, whole and without anything active', (thing) => {
  for (const shape of ['card', 'wide'] as const) {
    const svg = draw(thing, 'a-place', shape)
    expect(svg.length).toBeLessThan(12_000)
    expect(svg).not.toMatch(/NaN|undefined|null|<script|href=|\son[a-z]+=/)
    expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length)
    expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
  }
})

test('an address is read back as it was written, in both shapes; anything else is nothing', () => {
  const address = stillLifeUrl('dates', 'grocery', 'date-palm')
  const [path = ''] = address.split('?')
  expect(parseStillLifePath(path)).toEqual({ thing: 'dates', tint: 'grocery', shape: 'card', id: 'date-palm' })
  const [wide = ''] = wideImage(address).split('?')
  expect(parseStillLifePath(wide)).toMatchObject({ shape: 'wide', id: 'date-palm' })
  expect(wideImage('/photos/1.webp')).toBe('/photos/1.webp')
  for (const odd of [
    '/still-life/card/grocery/gun/x.svg',
    '/still-life/huge/grocery/dates/x.svg',
    '/still-life/card/grocery/dates/..%2f.svg',
  ])
    expect(parseStillLifePath(odd)).toBeNull()
})
