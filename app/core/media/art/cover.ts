// Draws the picture of a record that has no photograph: cut tile, carving, or a lattice with light behind it.
// The record's id settles every choice and the tint the colours, so the same record always looks the same.

import { COVER_TINTS, type CoverTint } from './cover-tints.ts'
import { COVER_SHAPES, type CoverShape } from './cover-url.ts'
import { formatOklch } from './oklch.ts'
import {
  type Frame,
  formatNumber,
  formatTransform,
  layPattern,
  placeUses,
  traceCrossings,
  tracePath,
  traceStrands,
  turnOutline,
  UNITS,
} from './pattern-svg.ts'
import { createRandom, hashSeed, type Random } from './seeded-random.ts'
import { type Fold, getStarPattern, type Point } from './star-pattern.ts'

export type CoverKind = 'zellige' | 'carved' | 'screen'

export type CoverOptions = {
  width?: number
  height?: number
  kind?: CoverKind
  fold?: Fold
  arch?: boolean
  // Where the arch stands, as a part of the width.
  archAt?: number
}

type Scene = {
  prefix: string
  width: number
  height: number
  random: Random
  hue: number
  chroma: number
  accentHue: number
  accentChroma: number
  fold: Fold
  frame: Frame
  // Where the light falls from, in pixels, and to which side shadows are thrown.
  light: Point
  shadowSide: 1 | -1
}

type Layer = { defs: string; body: string }

const EDGE_PIXELS: Record<Fold, number> = { 8: 46, 10: 35, 12: 28 }

function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

function fillRect({ width, height }: Scene, attributes: string): string {
  return `<rect width="${width}" height="${height}" ${attributes}/>`
}

function drawStops(stops: readonly (readonly [offset: number, colour: string, opacity?: number])[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${formatNumber(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')
}

// The shift, in pattern units, that moves a layer by the given pixels whatever the pattern's turn.
function shiftBy({ scale, rotation }: Frame, dx: number, dy: number): string {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)]
  const unit = UNITS / scale
  return `transform="translate(${Math.round((dx * cos + dy * sin) * unit)} ${Math.round((dy * cos - dx * sin) * unit)})"`
}

// Shading is grouped into a few steps, since single opacities would cost far more bytes than they show.
const SHADES = [
  ['#000', 0.26],
  ['#000', 0.17],
  ['#000', 0.08],
  null,
  ['#fff', 0.08],
  ['#fff', 0.16],
  ['#fff', 0.26],
] as const

function shadePieces(scene: Scene, contrast: number): Layer {
  const { prefix, random, light, width, frame } = scene
  const pattern = getStarPattern(scene.fold)
  const groups: string[] = SHADES.map(() => '')
  for (const { shape, x, y, screen } of layPattern(pattern, frame).pieces) {
    const lit = Math.max(0, 1 - Math.hypot(screen[0] - light[0], screen[1] - light[1]) / (width * 0.85))
    const step = Math.round(2.4 + lit * 1.6 + (random() - 0.5) * contrast)
    const index = Math.min(SHADES.length - 1, Math.max(0, step))
    if (SHADES[index]) groups[index] += `<use href="#${prefix}${shape}" x="${x}" y="${y}"/>`
  }
  return {
    defs: pattern.shapes.map(({ outline }, i) => `<path id="${prefix}${i}" d="${tracePath(outline)}"/>`).join(''),
    body: groups
      .map((uses, i) => {
        const shade = SHADES[i]
        return uses && shade ? `<g fill="${shade[0]}" fill-opacity="${shade[1]}">${uses}</g>` : ''
      })
      .join(''),
  }
}

function drawZellige(scene: Scene): Layer {
  const { prefix, hue, chroma, accentHue, accentChroma, fold, frame, random } = scene
  const pattern = getStarPattern(fold)
  const { cells, pieces } = layPattern(pattern, frame)
  const shades = shadePieces(scene, 3.6)
  const isPale = random() < 0.3
  const colours = {
    star: formatOklch(0.42, chroma, hue),
    petal: isPale ? formatOklch(0.76, chroma * 0.42, hue + 8) : formatOklch(0.56, chroma * 0.85, hue + 8),
    gap: formatOklch(0.78, accentChroma * 0.95, accentHue),
  }
  const rings: [size: number, turned: boolean, colour: string][] = [
    [0.56, true, formatOklch(0.87, accentChroma * 0.45, accentHue)],
    [0.34, false, formatOklch(0.47, chroma, hue)],
    [0.15, true, formatOklch(0.82, accentChroma, accentHue)],
  ]
  const star = pattern.shapes.find(({ role }) => role === 'star')
  const rosette = rings.map(([size, isTurned, colour]) => {
    const outline = turnOutline(star?.outline ?? [], size, isTurned ? Math.PI / fold : 0)
    return `<path d="${tracePath(outline)}" fill="${colour}"/>`
  })
  const tiles = pattern.pieces.map(({ shape, at }) => {
    const role = pattern.shapes[shape]?.role ?? 'petal'
    return `<use href="#${prefix}${shape}" x="${Math.round(at[0] * UNITS)}" y="${Math.round(at[1] * UNITS)}" fill="${colours[role]}"/>`
  })
  const stars = pieces.filter(({ shape }) => pattern.shapes[shape]?.role === 'star')
  const defs =
    shades.defs +
    `<g id="${prefix}t">${tiles.join('')}</g><g id="${prefix}r">${rosette.join('')}</g>` +
    `<path id="${prefix}p" d="${traceStrands(pattern, false)}"/><g id="${prefix}a">${placeUses(`${prefix}p`, cells)}</g>`
  const joint = UNITS * 0.055
  const body =
    `<g transform="${formatTransform(frame)}">${placeUses(`${prefix}t`, cells)}${shades.body}` +
    placeUses(
      `${prefix}r`,
      stars.map(({ x, y }): Point => [x, y]),
    ) +
    '<g fill="none" stroke-linecap="round">' +
    // A dark edge on one side and a lighter joint make each piece sit in its bed instead of lying on it.
    `<use href="#${prefix}a" ${shiftBy(frame, scene.shadowSide * 1.1, 1.3)} stroke="${formatOklch(0.24, chroma * 0.6, hue)}" stroke-opacity=".5" stroke-width="${Math.round(joint * 1.1)}"/>` +
    `<use href="#${prefix}a" stroke="${formatOklch(0.92, 0.025, accentHue)}" stroke-width="${Math.round(joint)}"/></g></g>`
  return { defs, body }
}

type BandColours = { outline: string; face: string; rim: string }

// Bands that weave over and under: everything once, then the crossings again on top.
function drawBands(scene: Scene, frame: Frame, width: number, colours: BandColours): string {
  const { prefix, shadowSide } = scene
  const [outer, inner, rim] = [width * 1.34, width, width * 0.17].map((part) => Math.round(part * UNITS))
  const lift = shiftBy(frame, -shadowSide * width * frame.scale * 0.24, -width * frame.scale * 0.3)
  // Butt ends for the outline alone: a face that runs on past it leaves no dark tick across the band.
  const layer = (id: string) =>
    `<use href="#${prefix}${id}" stroke="${colours.outline}" stroke-width="${outer}"${id === 'b' ? ' stroke-linecap="butt"' : ''}/>` +
    `<use href="#${prefix}${id}" stroke="${colours.face}" stroke-width="${inner}"/>` +
    `<use href="#${prefix}${id}" ${lift} stroke="${colours.rim}" stroke-width="${rim}"/>`
  return layer('a') + layer('b')
}

function defineBands(prefix: string, fold: Fold, frame: Frame, width: number): string {
  const pattern = getStarPattern(fold)
  const { cells } = layPattern(pattern, frame)
  return (
    `<path id="${prefix}p" d="${traceStrands(pattern, true)}"/><path id="${prefix}q" d="${traceCrossings(pattern, width)}"/>` +
    `<g id="${prefix}a">${placeUses(`${prefix}p`, cells)}</g><g id="${prefix}b">${placeUses(`${prefix}q`, cells)}</g>`
  )
}

function drawCarved(scene: Scene): Layer {
  const { prefix, hue, chroma, accentHue, fold, frame, shadowSide } = scene
  const pattern = getStarPattern(fold)
  const { cells } = layPattern(pattern, frame)
  const shades = shadePieces(scene, 1.6)
  const band = 0.17
  const floor = formatOklch(0.52, chroma * 0.85, hue)
  // Each hollow is darkest under the edge that faces the light.
  const hollow =
    `<linearGradient id="${prefix}h" x1="${shadowSide > 0 ? 0 : 1}" y1="0" x2="${shadowSide > 0 ? 1 : 0}" y2="1">` +
    `${drawStops([
      [0, formatOklch(0.2, chroma * 0.7, hue), 0.55],
      [0.6, formatOklch(0.4, chroma * 0.7, hue), 0.06],
      [1, formatOklch(0.85, chroma * 0.5, accentHue), 0.3],
    ])}</linearGradient>`
  const hollows = pattern.pieces.map(
    ({ shape, at }) =>
      `<use href="#${prefix}${shape}" x="${Math.round(at[0] * UNITS)}" y="${Math.round(at[1] * UNITS)}"/>`,
  )
  const defs =
    `${shades.defs}${hollow}<g id="${prefix}t" fill="url(#${prefix}h)">${hollows.join('')}</g>` +
    defineBands(prefix, fold, frame, band)
  const throwShadow = shiftBy(frame, shadowSide * frame.scale * 0.09, frame.scale * 0.12)
  const body =
    fillRect(scene, `fill="${floor}"`) +
    `<g transform="${formatTransform(frame)}">${shades.body}${placeUses(`${prefix}t`, cells)}` +
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    `<use href="#${prefix}a" ${throwShadow} stroke="${formatOklch(0.2, chroma * 0.7, hue)}" stroke-opacity=".5" stroke-width="${Math.round(band * 1.25 * UNITS)}"/>` +
    drawBands(scene, frame, band, {
      outline: formatOklch(0.44, chroma * 0.75, hue),
      face: formatOklch(0.75, chroma * 0.6, hue),
      rim: formatOklch(0.92, chroma * 0.35, accentHue),
    }) +
    '</g></g>'
  return { defs, body }
}

// What is seen through a screen: a bright sky and, out of focus, a few warm and leafy patches.
function drawOutside(scene: Scene, middle: number, reach: number): Layer {
  const { prefix, width, height, random, hue, chroma, accentHue, accentChroma } = scene
  const dusk = pick<readonly [top: string, middleHue: number]>(random, [
    [formatOklch(0.56, chroma, hue), accentHue - 8],
    [formatOklch(0.6, 0.07, 235), accentHue - 14],
    [formatOklch(0.62, 0.08, 30), accentHue],
  ])
  const defs =
    `<linearGradient id="${prefix}k" x1="0" y1="0" x2="0" y2="1">${drawStops([
      [0, dusk[0]],
      [0.5, formatOklch(0.84, accentChroma * 0.95, dusk[1])],
      [1, formatOklch(0.92, accentChroma * 0.85, accentHue)],
    ])}</linearGradient>` +
    `<radialGradient id="${prefix}o">${drawStops([
      [0, '#fffaf0'],
      [0.4, formatOklch(0.96, 0.06, accentHue), 0.8],
      [1, formatOklch(0.9, 0.1, accentHue), 0],
    ])}</radialGradient>` +
    `<radialGradient id="${prefix}f">${drawStops([
      [0.3, formatOklch(0.45, 0.07, hue), 0.5],
      [1, formatOklch(0.5, 0.07, hue), 0],
    ])}</radialGradient>`
  let body = fillRect(scene, `fill="url(#${prefix}k)"`)
  for (let i = 0; i < 5; i++) {
    const [x, y] = [middle + (random() - 0.5) * reach * 2, height * (0.5 + random() * 0.5)]
    body += `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(height * (0.08 + random() * 0.14))}" fill="url(#${prefix}f)"/>`
  }
  const sun = Math.round(Math.min(width, height * 1.4) * 0.36)
  body += `<circle cx="${Math.round(middle)}" cy="${Math.round(height * 0.64)}" r="${sun}" fill="url(#${prefix}o)"/>`
  return { defs, body }
}

// Pieces of coloured glass between the bands of some screens.
function drawGlass(scene: Scene, frame: Frame): Layer {
  const { prefix, fold, hue, chroma, accentHue, accentChroma, random } = scene
  if (random() < 0.6) return { defs: '', body: '' }
  const pattern = getStarPattern(fold)
  const glass = {
    star: [formatOklch(0.62, accentChroma * 1.2, accentHue - 30), 0.45],
    petal: [formatOklch(0.55, chroma * 1.2, hue), 0.16],
    gap: [formatOklch(0.5, chroma * 1.4, hue), 0.55],
  } as const
  const panes = pattern.pieces.map(({ shape, at }) => {
    const piece = pattern.shapes[shape]
    if (!piece) return ''
    const [colour, opacity] = glass[piece.role]
    const moved = piece.outline.map(([x, y]): Point => [x + at[0], y + at[1]])
    return `<path d="${tracePath(moved)}" fill="${colour}" fill-opacity="${opacity}"/>`
  })
  return {
    defs: `<g id="${prefix}g">${panes.join('')}</g>`,
    body: placeUses(`${prefix}g`, layPattern(pattern, frame).cells),
  }
}

function drawScreen(scene: Scene, frame: Frame, middle: number, reach: number): Layer {
  const { prefix, hue, chroma, fold, shadowSide } = scene
  const band = 0.135
  const outside = drawOutside(scene, middle, reach)
  const glass = drawGlass(scene, frame)
  const depth = shiftBy(frame, shadowSide * frame.scale * 0.07, frame.scale * 0.08)
  const body =
    outside.body +
    `<g transform="${formatTransform(frame)}">${glass.body}<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    // The thickness of the screen, lit from behind.
    `<use href="#${prefix}a" ${depth} stroke="${formatOklch(0.46, chroma * 0.9, hue)}" stroke-width="${Math.round(band * 1.15 * UNITS)}"/>` +
    drawBands(scene, frame, band, {
      outline: formatOklch(0.19, chroma * 0.6, hue),
      face: formatOklch(0.31, chroma * 0.75, hue),
      rim: formatOklch(0.55, chroma * 0.7, hue),
    }) +
    '</g></g>'
  return { defs: outside.defs + glass.defs + defineBands(prefix, fold, frame, band), body }
}

// A pointed arch of four curves, or a round one that closes in slightly below, as in al-Andalus.
export function traceArch(isRound: boolean, middle: number, half: number, top: number, bottom: number): string {
  const n = formatNumber
  if (isRound) {
    const foot = half * 0.93
    const spring = top + half * 1.3
    return `M${n(middle - foot)} ${n(bottom)}V${n(spring)}A${n(half)} ${n(half)} 0 1 1 ${n(middle + foot)} ${n(spring)}V${n(bottom)}Z`
  }
  const spring = top + half * 0.95
  const shoulder = spring - half * 0.5
  const crown = top + half * 0.26
  return (
    `M${n(middle - half)} ${n(bottom)}V${n(spring)}C${n(middle - half)} ${n(shoulder)} ${n(middle - half * 0.45)} ${n(crown)} ${n(middle)} ${n(top)}` +
    `C${n(middle + half * 0.45)} ${n(crown)} ${n(middle + half)} ${n(shoulder)} ${n(middle + half)} ${n(spring)}V${n(bottom)}Z`
  )
}

function drawArch(scene: Scene, archAt: number): Layer {
  const { prefix, width, height, random, hue, chroma, accentHue, accentChroma, frame } = scene
  const isRound = random() < 0.3
  // A wide cover stands behind a heading, whose side of the picture must stay dark.
  const isArcade = random() < 0.3 && width <= height * 2
  const step = isArcade ? height * 0.6 : 0
  const half = height * (isArcade ? 0.265 : isRound ? 0.44 : 0.47)
  const top = height * (isArcade ? 0.2 : 0.09)
  const bottom = height + 4
  const middle = Math.round(width * archAt)
  const scale = frame.scale * (isArcade ? 0.66 : 0.95)
  const inside: Frame = {
    box: { left: middle - half, right: middle + half, top, bottom: height },
    scale,
    rotation: 0,
    origin: [middle, Math.round(height * 0.6)],
  }
  const opening = traceArch(isRound, middle, half * 0.78, top + half * 0.27, bottom)
  const screen = drawScreen(scene, inside, middle, half)
  const wallFrame: Frame = { ...frame, scale: frame.scale * 0.6, rotation: 0, origin: [middle, height * 0.2] }
  const wall = getStarPattern(8)
  const defs =
    screen.defs +
    `<clipPath id="${prefix}c"><path d="${opening}"/></clipPath>` +
    `<linearGradient id="${prefix}w" x1="0" y1="0" x2="0" y2="1">${drawStops([
      [0, formatOklch(0.33, chroma * 0.7, hue)],
      [1, formatOklch(0.5, chroma * 0.65, hue)],
    ])}</linearGradient>` +
    `<linearGradient id="${prefix}v">${drawStops([
      [0, formatOklch(0.2, chroma * 0.7, hue)],
      [1, formatOklch(0.43, chroma * 0.75, hue)],
    ])}</linearGradient>` +
    `<radialGradient id="${prefix}e">${drawStops([
      [0.3, formatOklch(0.9, 0.08, accentHue), 0.3],
      [1, formatOklch(0.9, 0.08, accentHue), 0],
    ])}</radialGradient>` +
    `<path id="${prefix}x" d="${traceStrands(wall, true)}"/>` +
    `<g id="${prefix}y"><path d="${traceArch(isRound, middle, half * 1.06, top - half * 0.09, bottom)}" fill="${formatOklch(0.25, chroma * 0.8, hue)}" fill-opacity=".6"/>` +
    `<path d="${traceArch(isRound, middle, half, top, bottom)}" fill="none" stroke="${formatOklch(0.83, accentChroma, accentHue)}" stroke-width="2.2"/>` +
    `<path d="${traceArch(isRound, middle, half * 0.94, top + half * 0.08, bottom)}" fill="url(#${prefix}v)"/>` +
    `<g clip-path="url(#${prefix}c)">${screen.body}<path d="${opening}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="22"/></g>` +
    `<path d="${opening}" fill="none" stroke="${formatOklch(0.16, chroma * 0.6, hue)}" stroke-opacity=".7" stroke-width="4"/></g>`
  const count = isArcade ? Math.ceil(width / step) : 0
  const places = Array.from({ length: count * 2 + 1 }, (_, i): Point => [Math.round((i - count) * step), 0]).filter(
    ([x]) => middle + x + half * 1.1 > 0 && middle + x - half * 1.1 < width,
  )
  const body =
    fillRect(scene, `fill="url(#${prefix}w)"`) +
    `<g transform="${formatTransform(wallFrame)}" fill="none" stroke="${formatOklch(0.75, chroma * 0.6, hue)}" stroke-opacity=".26" stroke-width="10">${placeUses(`${prefix}x`, layPattern(wall, wallFrame).cells)}</g>` +
    `<circle cx="${middle}" cy="${Math.round(height * 0.6)}" r="${Math.round(height * 0.85)}" fill="url(#${prefix}e)"/>` +
    placeUses(`${prefix}y`, places)
  return { defs, body }
}

// One warm light, one slanting shade and a little grain: what makes flat geometry read as a photograph.
function drawLight(scene: Scene, shade: number): Layer {
  const { prefix, width, light, shadowSide, hue, accentHue, random } = scene
  const isLeft = shadowSide > 0
  return {
    defs:
      `<radialGradient id="${prefix}l" gradientUnits="userSpaceOnUse" cx="${Math.round(light[0])}" cy="${Math.round(light[1])}" r="${Math.round(width * 0.75)}">${drawStops(
        [
          [0, formatOklch(0.97, 0.05, accentHue), 0.6],
          [0.4, formatOklch(0.9, 0.05, accentHue), 0.17],
          [1, '#fff', 0],
        ],
      )}</radialGradient>` +
      `<linearGradient id="${prefix}s" x1="${isLeft ? 0 : 1}" y1="0" x2="${isLeft ? 0.9 : 0.1}" y2="1">${drawStops([
        [0.3, formatOklch(0.15, 0.03, hue), 0],
        [1, formatOklch(0.13, 0.035, hue), shade],
      ])}</linearGradient>` +
      `<filter id="${prefix}n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" seed="${Math.floor(random() * 99)}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.1 -.34"/></filter>`,
    body:
      fillRect(scene, `fill="url(#${prefix}l)"`) +
      fillRect(scene, `fill="url(#${prefix}s)"`) +
      fillRect(scene, `filter="url(#${prefix}n)" opacity=".16"`),
  }
}

function chooseKind(tint: CoverTint, random: Random): { kind: CoverKind; arch: boolean } {
  const chance = random()
  const archShare = tint === 'mosque' ? 0.72 : tint === 'travel' ? 0.5 : 0
  if (chance < archShare) return { kind: 'screen', arch: true }
  return { kind: pick(random, ['zellige', 'carved', 'screen', 'zellige']), arch: false }
}

export function cover(id: string, tint: CoverTint, options: CoverOptions = {}): string {
  const { width = COVER_SHAPES.card.width, height = COVER_SHAPES.card.height } = options
  const random = createRandom(`${tint}/${id}`)
  const { hue, chroma, accentHue, accentChroma } = COVER_TINTS[tint]
  const chosen = chooseKind(tint, random)
  const fold = options.fold ?? pick<Fold>(random, [8, 10, 12])
  const kind = options.kind ?? chosen.kind
  const arch = kind === 'screen' && (options.arch ?? (chosen.arch && options.kind === undefined))
  // Small pictures get fewer and bigger stars, wide ones no bigger than a card.
  const fit = Math.max(0.75, Math.min(Math.sqrt(width * height) / 554, height / 400))
  const scale = EDGE_PIXELS[fold] * (0.95 + random() * 0.5) * fit
  const light: Point = [width * (0.15 + random() * 0.7), height * (-0.05 + random() * 0.4)]
  const scene: Scene = {
    // Letters first and last, so that no id is a number and no two covers on a page share one.
    prefix: `c${hashSeed(`${tint}/${id}/${width}/${height}/${kind}/${fold}/${arch}`).toString(36)}_`,
    width,
    height,
    random,
    hue: hue + (random() - 0.5) * 40,
    chroma,
    accentHue,
    accentChroma,
    fold,
    light,
    shadowSide: light[0] > width / 2 ? -1 : 1,
    frame: {
      box: { left: 0, top: 0, right: width, bottom: height },
      scale,
      rotation: (random() - 0.5) * 0.7,
      origin: [Math.round(width * (0.3 + random() * 0.4)), Math.round(height * (0.35 + random() * 0.4))],
    },
  }
  const picture = arch
    ? drawArch(scene, options.archAt ?? (width > height * 2 ? 0.74 : 0.5))
    : kind === 'screen'
      ? drawScreen(scene, scene.frame, width / 2, width / 2)
      : kind === 'carved'
        ? drawCarved(scene)
        : drawZellige(scene)
  const lit = drawLight(scene, arch ? 0.42 : 0.58)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${picture.defs}${lit.defs}</defs>${picture.body}${lit.body}</svg>`
  )
}

// What an address from `parseCoverPath` asks for.
export function drawCover({ id, tint, shape }: { id: string; tint: CoverTint; shape: CoverShape }): string {
  return cover(id, tint, COVER_SHAPES[shape])
}
