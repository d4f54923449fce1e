import { expect, test } from 'vitest'
import { getStarPattern, type Point } from './star-pattern.ts'

function measureArea(points: readonly Point[]): number {
  return (
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0]
      return sum + x * ny - nx * y
    }, 0) / 2
  )
}

test.each([8, 10, 12] as const)('the pieces of the %i-fold pattern fill its cell without gap or overlap', (fold) => {
  const { cell, pieces, shapes } = getStarPattern(fold)
  const total = pieces.reduce((sum, { shape }) => sum + measureArea(shapes[shape]?.outline ?? []), 0)
  expect(total).toBeCloseTo(cell[0] * cell[1], 6)
})

test.each([8, 10, 12] as const)('the stars of the %i-fold pattern have that many points', (fold) => {
  const stars = getStarPattern(fold).shapes.filter(({ role }) => role === 'star')
  expect(stars.map(({ outline }) => outline.length)).toEqual([fold * 2])
})

test.each([8, 10, 12] as const)('half of the strands of the %i-fold pattern pass over the others', (fold) => {
  const { strands } = getStarPattern(fold)
  expect(strands.filter(({ over }) => over).length).toBe(strands.length / 2)
})
