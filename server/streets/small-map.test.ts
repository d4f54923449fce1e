// What a small picture of the surroundings of a place shows.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSmallMaps } from './small-map.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-small-map-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const draw = createSmallMaps(dataDir)

const WHITECHAPEL = { lat: 51.5175, lng: -0.0655 }
const BOSPORUS = { lat: 41.03, lng: 29.0 }
const PACIFIC = { lat: 5, lng: -170 }

const kindsOf = (map: Awaited<ReturnType<typeof draw>>[number] | undefined) => map?.shapes.map(({ kind }) => kind)

test('without an extract it shows the town, its river and the names around, in the language of the page', async () => {
  const [english] = await draw([WHITECHAPEL], 'en')
  expect(english).toMatchObject({ hasStreets: false, metres: 30_000 })
  expect(kindsOf(english)).toEqual(['land', 'built', 'river'])
  expect(english?.names.length).toBeGreaterThan(0)
  expect(english?.names.length).toBeLessThanOrEqual(4)
  const [arabic] = await draw([WHITECHAPEL], 'ar')
  expect(arabic?.names.some(({ text }) => /\p{Script=Arabic}/u.test(text))).toBe(true)
})

test('it is small enough for a device that keeps forty of them, and nothing of it lies beside the picture', async () => {
  for (const map of await draw([WHITECHAPEL, BOSPORUS], 'en')) {
    expect(JSON.stringify(map).length).toBeLessThan(12_000)
    for (const { path } of map?.shapes ?? [])
      for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Math.abs(Number(x) - 160)).toBeLessThan(400)
        expect(Math.abs(Number(y) - 80)).toBeLessThan(320)
      }
  }
})

test('between two seas there is land and water; on the open sea there is nothing to draw', async () => {
  const [bosporus, pacific] = await draw([BOSPORUS, PACIFIC], 'en')
  expect(bosporus?.shapes.find(({ kind }) => kind === 'land')?.path.match(/Z/g)?.length).toBeGreaterThan(1)
  expect(pacific?.shapes).toEqual([])
})
