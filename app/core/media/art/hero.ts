// The arcade at the head of the home page: three arches with woven screens, evening light behind them and on the
// floor. The narrow one, for phones, is the middle of the same scene without the finest work.

import { traceArch } from './cover.ts'
import {
  type Frame,
  formatNumber,
  formatTransform,
  layPattern,
  placeUses,
  traceCrossings,
  traceStrands,
  UNITS,
} from './pattern-svg.ts'
import { type Fold, getStarPattern, type Point } from './star-pattern.ts'

const SIZES = { wide: { left: 0, width: 1100 }, narrow: { left: 215, width: 770 } } as const
const HEIGHT = 620
const FLOOR = 540
const MIDDLE = 600
const BAND = 0.165

type Opening = { middle: number; half: number; top: number; fold: Fold; scale: number; starAt: number }

const OPENINGS: readonly Opening[] = [
  { middle: 283, half: 113, top: 212, fold: 12, scale: 15.5, starAt: 446 },
  { middle: MIDDLE, half: 148, top: 122, fold: 8, scale: 27, starAt: 443 },
  { middle: 917, half: 113, top: 212, fold: 12, scale: 15.5, starAt: 446 },
]

function drawGradient(id: string, attributes: string, stops: readonly (readonly [number, string, number?])[]): string {
  const tag = attributes.includes('r=') ? 'radialGradient' : 'linearGradient'
  const drawn = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  )
  return `<${tag} id="${id}" ${attributes}>${drawn.join('')}</${tag}>`
}

function defineScreen({ middle, half, top, fold, scale, starAt }: Opening): { defs: string; body: string } {
  const frame: Frame = {
    box: { left: middle - half * 0.8, right: middle + half * 0.8, top: top + half * 0.3, bottom: FLOOR },
    scale,
    rotation: 0,
    origin: [middle, starAt],
  }
  const pattern = getStarPattern(fold)
  const { cells } = layPattern(pattern, frame)
  const width = (part: number) => Math.round(BAND * part * UNITS)
  const id = `s${fold}`
  const weave = (layer: string, isCrossing: boolean) =>
    `<use href="#${id}${layer}" stroke="#04231a" stroke-width="${width(1.4)}"${isCrossing ? ' stroke-linecap="butt"' : ''}/>` +
    `<use href="#${id}${layer}" stroke="#0d4033" stroke-width="${width(1)}"/>` +
    `<use href="#${id}${layer}" y="${-width(0.3)}" stroke="#5f8a70" stroke-width="${width(0.18)}"/>`
  return {
    defs:
      `<path id="${id}p" d="${traceStrands(pattern, true)}"/><path id="${id}q" d="${traceCrossings(pattern, BAND)}"/>` +
      `<g id="${id}a">${placeUses(`${id}p`, cells)}</g><g id="${id}b">${placeUses(`${id}q`, cells)}</g>`,
    body:
      `<g transform="${formatTransform(frame)}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
      // The screen's thickness shows on the side turned to the sun.
      `<use href="#${id}a" x="${Math.sign(MIDDLE - middle) * width(0.35)}" y="${width(0.5)}" stroke="#8a6a3a" stroke-width="${width(1.1)}"/>` +
      `${weave('a', false)}${weave('b', true)}</g>`,
  }
}

function drawOpening(opening: Opening, screen: string): string {
  const { middle, half, top } = opening
  const id = `o${middle}`
  const arch = (size: number, drop: number) => traceArch(false, middle, half * size, top + half * drop, FLOOR)
  const inner = arch(0.8, 0.3)
  return (
    `<clipPath id="${id}"><path d="${inner}"/></clipPath>` +
    `<path d="${arch(1.15, -0.12)}" fill="#062b21" fill-opacity=".55"/>` +
    `<path d="${arch(1.08, -0.03).slice(0, -1)}" fill="none" stroke="#e3c07c" stroke-opacity=".85" stroke-width="1.8"/>` +
    `<path d="${arch(1.03, 0.03).slice(0, -1)}" fill="none" stroke="#e3c07c" stroke-opacity=".3"/>` +
    `<path d="${arch(0.98, 0.08)}" fill="url(#${middle > MIDDLE ? 'revealEnd' : 'reveal'})"/>` +
    `<g clip-path="url(#${id})"><use href="#view"/>${screen}<path d="${inner}" fill="none" stroke="#1b0f02" stroke-opacity=".2" stroke-width="20"/></g>` +
    `<path d="${inner}" fill="none" stroke="#03140f" stroke-opacity=".7" stroke-width="5"/>`
  )
}

// Light lies on the floor as the opening's shape, spreading away from the sun behind the middle arch.
function traceFloorLight({ middle, half }: Opening): string {
  const lean = (middle - MIDDLE) * 0.3
  const n = formatNumber
  return `M${n(middle - half * 0.78)} ${FLOOR}H${n(middle + half * 0.78)}L${n(middle + half * 1.05 + lean)} ${HEIGHT}H${n(middle - half * 1.05 + lean)}Z`
}

function drawFloorLight(opening: Opening): string {
  return `<path d="${traceFloorLight(opening)}" fill="url(#ray)" filter="url(#soft)" opacity=".7"/>`
}

// The screens' shadow inside that light, laid flat.
function drawFloorShadow(opening: Opening): string {
  const { middle, half, fold, scale } = opening
  const flatten = `translate(${middle} ${FLOOR}) skewX(${formatNumber((MIDDLE - middle) / -14)}) scale(${Number(((scale * 1.15) / UNITS).toFixed(4))} ${Number(((scale * 0.42) / UNITS).toFixed(4))})`
  const pattern = getStarPattern(fold)
  const columns = Math.ceil((half * 1.5) / (pattern.cell[0] * scale * 1.15))
  const rows = Math.ceil((HEIGHT - FLOOR) / (pattern.cell[1] * scale * 0.42))
  const places: Point[] = []
  for (let i = -columns; i < columns; i++) {
    for (let j = -1; j < rows; j++) {
      places.push([Math.round(i * pattern.cell[0] * UNITS), Math.round(j * pattern.cell[1] * UNITS)])
    }
  }
  return (
    `<clipPath id="f${middle}"><path d="${traceFloorLight(opening)}"/></clipPath>` +
    `<g clip-path="url(#f${middle})"><g transform="${flatten}" fill="none" stroke="#06281f" stroke-opacity=".34" stroke-width="44">${placeUses(`s${fold}p`, places)}</g></g>`
  )
}

export function drawHero(size: keyof typeof SIZES): string {
  const { left, width } = SIZES[size]
  const isWide = size === 'wide'
  const screens = new Map<Fold, { defs: string; body: string }>()
  const bodies = OPENINGS.map((opening) => {
    const known = screens.get(opening.fold)
    const screen = defineScreen(opening)
    if (!known) screens.set(opening.fold, screen)
    return screen.body
  })
  const wall = getStarPattern(8)
  const wallFrame: Frame = {
    box: { left, right: left + width, top: 0, bottom: FLOOR },
    scale: 17,
    rotation: 0,
    origin: [MIDDLE, FLOOR],
  }
  const whole = `x="${left}" width="${width}"`
  const shadow = (isWide ? OPENINGS : OPENINGS.slice(1, 2)).map(drawFloorShadow).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="${left} 0 ${width} ${HEIGHT}" preserveAspectRatio="xMidYMax slice"><defs>${[
    drawGradient('wall', 'x1="0" y1="0" x2="0" y2="1"', [
      [0, '#0a3f30'],
      [0.8, '#12584a'],
      [1, '#1a6a58'],
    ]),
    drawGradient('sky', 'gradientUnits="userSpaceOnUse" x1="0" y1="120" x2="0" y2="540"', [
      [0, '#2c7b72'],
      [0.34, '#d9b274'],
      [0.7, '#f6d9a0'],
      [1, '#fff0cf'],
    ]),
    drawGradient('sun', 'gradientUnits="userSpaceOnUse" cx="600" cy="440" r="400"', [
      [0, '#fffaf0'],
      [0.25, '#ffeec6', 0.75],
      [1, '#f3c987', 0],
    ]),
    drawGradient('glow', 'gradientUnits="userSpaceOnUse" cx="600" cy="400" r="560"', [
      [0, '#f7d79b', 0.36],
      [0.5, '#e9bd74', 0.11],
      [1, '#e9bd74', 0],
    ]),
    drawGradient('floor', 'x1="0" y1="0" x2="0" y2="1"', [
      [0, '#0c4436'],
      [1, '#06281f'],
    ]),
    drawGradient('ray', 'x1="0" y1="0" x2="0" y2="1"', [
      [0, '#ffe7b6', 0.85],
      [1, '#ffe7b6', 0.1],
    ]),
    drawGradient('reveal', 'x1="0" y1="0" x2="1" y2="0"', [
      [0, '#041d16'],
      [0.5, '#0a3a2d'],
      [1, '#175a48'],
    ]),
    drawGradient('revealEnd', 'x1="1" y1="0" x2="0" y2="0"', [
      [0, '#041d16'],
      [0.5, '#0a3a2d'],
      [1, '#175a48'],
    ]),
    drawGradient('leaf', 'cx=".5" cy=".5" r=".5"', [
      [0.2, '#2f6b4f', 0.5],
      [1, '#2f6b4f', 0],
    ]),
    ...[...screens.values()].map(({ defs }) => defs),
    `<path id="w" d="${traceStrands(wall, true)}"/>`,
    // Far trees, out of focus, below the sky.
    `<g id="view"><rect ${whole} height="${HEIGHT}" fill="url(#sky)"/><g fill="url(#leaf)"><circle cx="230" cy="520" r="80"/><circle cx="345" cy="545" r="70"/><circle cx="512" cy="545" r="70"/><circle cx="690" cy="540" r="76"/><circle cx="872" cy="540" r="74"/><circle cx="985" cy="515" r="84"/></g><rect ${whole} height="${HEIGHT}" fill="url(#sun)"/></g>`,
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>',
    '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.1 -.34"/></filter>',
  ].join(
    '',
  )}</defs><rect ${whole} height="${HEIGHT}" fill="url(#wall)"/>${`<g transform="${formatTransform(wallFrame)}" fill="none" stroke="#d9e7d5" stroke-opacity=".11" stroke-width="13">${placeUses('w', layPattern(wall, wallFrame).cells)}</g>`}<rect x="${left}" y="${FLOOR}" width="${width}" height="${HEIGHT - FLOOR}" fill="url(#floor)"/>${OPENINGS.map(drawFloorLight).join('')}${shadow}${OPENINGS.map(
    (opening, i) => drawOpening(opening, bodies[i] ?? ''),
  ).join(
    '',
  )}<path d="M${left} ${FLOOR}h${width}" stroke="#e9d7ab" stroke-opacity=".35"/><rect ${whole} height="${HEIGHT}" fill="url(#glow)"/><rect ${whole} height="${HEIGHT}" filter="url(#grain)" opacity=".13"/></svg>\n`
}
