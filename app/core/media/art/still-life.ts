// A drawn still life: what stands on the table says what a place does, and its id settles light, cloth and colours, so
// that two neighbours of a kind never look the same.
import { COVER_TINTS, type CoverTint } from './cover-tints.ts'
import { formatOklch } from './oklch.ts'
import { createRandom, hashSeed, type Random } from './seeded-random.ts'
import { dishes } from './still-life/dishes.ts'
import { food } from './still-life/food.ts'
import { goods } from './still-life/goods.ts'
import { box, oval, type Palette, shape } from './still-life/shapes.ts'
import { shop } from './still-life/shop.ts'
import { work } from './still-life/work.ts'

const THINGS = { ...food, ...dishes, ...shop, ...work, ...goods } as const
export type StillLifeThing = keyof typeof THINGS

export const isStillLifeThing = (value: string): value is StillLifeThing => Object.hasOwn(THINGS, value)

/** The things are drawn for a card, on a table that begins at 338; `base` and `size` put them on another. */
const SHAPES = {
  card: { width: 640, height: 480, table: 338, base: 392, size: 1 },
  wide: { width: 1280, height: 400, table: 276, base: 334, size: 0.8 },
} as const
export type StillLifeShape = keyof typeof SHAPES
export const isStillLifeShape = (value: string): value is StillLifeShape => Object.hasOwn(SHAPES, value)

const CARD = SHAPES.card

function mixPalette(
  tint: CoverTint,
  random: Random,
): Palette & { wall: string; wallDeep: string; cloth: string; clothDeep: string } {
  const { hue: home, chroma, accentHue, accentChroma } = COVER_TINTS[tint]
  const hue = home + (random() - 0.5) * 70
  const accent = accentHue + (random() - 0.5) * 36
  // The wall is the other side of the colour circle often enough to tell neighbours apart.
  const wallHue = random() < 0.5 ? hue + 150 + random() * 60 : hue + (random() - 0.5) * 50
  const isDark = random() < 0.42
  const clothHue = accent + (random() - 0.5) * 60
  return {
    main: formatOklch(0.56, chroma * 1.25, hue),
    deep: formatOklch(0.4, chroma * 1.1, hue),
    pale: formatOklch(0.78, chroma * 0.7, hue + 12),
    accent: formatOklch(0.77, accentChroma * 1.1, accent),
    accentDeep: formatOklch(0.6, accentChroma * 1.05, accent - 12),
    cream: formatOklch(0.95, 0.022, 85),
    ink: formatOklch(0.27, 0.03, hue),
    metal: formatOklch(0.8, 0.012, 230),
    metalDeep: formatOklch(0.6, 0.016, 235),
    wood: formatOklch(0.55, 0.075, 55),
    woodDeep: formatOklch(0.38, 0.06, 48),
    leaf: formatOklch(0.58, 0.09, 140),
    meat: formatOklch(0.55, 0.13, 22),
    wall: isDark ? formatOklch(0.4, 0.045, wallHue) : formatOklch(0.87, 0.04, wallHue),
    wallDeep: isDark ? formatOklch(0.27, 0.04, wallHue) : formatOklch(0.74, 0.05, wallHue),
    cloth: formatOklch(0.9, 0.035, clothHue),
    clothDeep: formatOklch(0.72, 0.05, clothHue),
  }
}

/** Light through a window, an arch in the wall, or a plain wall. */
function drawWall(random: Random, p: Palette): string {
  const at = 90 + Math.round(random() * 380)
  const choice = random()
  if (choice < 0.34)
    return `<g fill="#fff" fill-opacity=".16" transform="skewX(-18)">${box(at, 36, 82, 130, 3, '#fff')}${box(at + 94, 36, 82, 130, 3, '#fff')}${box(at, 178, 82, 130, 3, '#fff')}${box(at + 94, 178, 82, 130, 3, '#fff')}</g>`
  if (choice < 0.67)
    return shape(
      `M${at - 110} ${CARD.table}V190c0-70 70-90 110-140 40 50 110 70 110 140v148Z`,
      '#000',
      'fill-opacity=".09"',
    )
  return oval(at, 150, 130, 130, p.accent, 'fill-opacity=".16"')
}

function drawCloth(random: Random, p: ReturnType<typeof mixPalette>, width: number): string {
  const choice = random()
  const rows = [CARD.table + 34, CARD.table + 74, CARD.table + 122]
  if (choice < 0.35)
    return rows.map((y, i) => box(0, y, width, 5 + i * 2, 0, p.clothDeep, 'fill-opacity=".55"')).join('')
  if (choice < 0.7)
    return rows
      .flatMap((y, row) =>
        Array.from({ length: Math.ceil(width / 54) }, (_, i) => {
          const x = i * 62 + (row % 2) * 31 - 20
          const size = 8 + row * 3
          return shape(
            `M${x} ${y - size * 0.6}l${size} ${size * 0.6}-${size} ${size * 0.6}-${size}-${size * 0.6}Z`,
            p.clothDeep,
            'fill-opacity=".6"',
          )
        }),
      )
      .join('')
  return ''
}

export type StillLife = { thing: StillLifeThing; tint: CoverTint; shape: StillLifeShape; id: string }

export function stillLife({ thing, tint, shape, id }: StillLife): string {
  const random = createRandom(`${thing}/${tint}/${id}`)
  const p = mixPalette(tint, random)
  const { width, height, table, base, size } = SHAPES[shape]
  const prefix = `s${hashSeed(`${thing}/${tint}/${shape}/${id}`).toString(36)}_`
  const isMirrored = random() < 0.5
  const scale = size * (0.9 + random() * 0.22)
  const shift = Math.round((random() - 0.5) * 60)
  const light = isMirrored ? 0.82 : 0.18
  const middle = `translate(${(width - CARD.width) / 2} ${table - CARD.table})`
  const place = `translate(${width / 2 + shift} ${base}) scale(${(isMirrored ? -scale : scale).toFixed(3)} ${scale.toFixed(3)}) translate(${-CARD.width / 2} ${-CARD.base})`
  const wall = drawWall(random, p)
  const fade = (id: string, from: string, to: string) =>
    `<linearGradient id="${prefix}${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>` +
    `${fade('w', p.wall, p.wallDeep)}${fade('t', p.cloth, p.clothDeep)}` +
    `<radialGradient id="${prefix}l" cx="${light}" cy=".08" r=".95"><stop offset="0" stop-color="#fff7e0" stop-opacity=".5"/><stop offset=".5" stop-color="#fff7e0" stop-opacity=".08"/><stop offset="1" stop-color="#0a1410" stop-opacity=".26"/></radialGradient></defs>` +
    `${box(0, 0, width, height, 0, `url(#${prefix}w)`)}<g transform="${middle}">${wall}</g>` +
    `${box(0, table, width, height - table, 0, `url(#${prefix}t)`)}<g transform="translate(0 ${table - CARD.table})">${drawCloth(random, p, width)}</g>${box(0, table, width, 4, 0, '#fff', 'fill-opacity=".35"')}` +
    `<g transform="${place}">${THINGS[thing](p)}</g>${box(0, 0, width, height, 0, `url(#${prefix}l)`)}</svg>`
  )
}
