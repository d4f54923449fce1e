// A plain star mark that stands for the logo of a sample partner or sponsor: no real company's sign.
import { formatOklch } from './oklch.ts'
import { createRandom } from './seeded-random.ts'

const PATH = /^\/logos\/([a-z0-9-]{1,60})\.svg$/

/** `/logos/wasl.svg` → `wasl`. */
export const parseLogoPath = (path: string): string | null => PATH.exec(path)?.[1] ?? null

export function drawSampleLogo(slug: string): string {
  const random = createRandom(slug)
  const points = [6, 8, 10, 12][Math.floor(random() * 4)] ?? 8
  const depth = 0.5 + random() * 0.28
  const colour = formatOklch(0.46, 0.09, random() * 360)
  const star = (radius: number, inner: number, turn: number) =>
    `M${Array.from({ length: points * 2 }, (_, i) => {
      const r = radius * (i % 2 === 0 ? 1 : inner)
      const angle = (Math.PI * i) / points + turn
      return `${(16 + r * Math.sin(angle)).toFixed(1)} ${(16 - r * Math.cos(angle)).toFixed(1)}`
    }).join('L')}Z`
  const holes =
    random() < 0.5 ? star(7, 0.72, Math.PI / points) : `${star(10, depth, 0)}${star(5, 0.6, Math.PI / points)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><path fill="${colour}" fill-rule="evenodd" d="${star(15, depth, 0)}${holes}"/></svg>`
}
