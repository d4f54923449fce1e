// The operator's own name and look: every part is optional, and each is checked before it is saved. All shades are derived
// from one colour, so that any two colours that meet on screen can be told apart.
import type { Brand } from './brand-shape.ts'

type Rgb = readonly [number, number, number]

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text)
const each = (part: (place: 0 | 1 | 2) => number): Rgb => [part(0), part(1), part(2)]
const read = (hex: string): Rgb => each((place) => Number.parseInt(hex.slice(2 * place + 1, 2 * place + 3), 16))
const write = (colour: Rgb) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const mix = (one: string, other: string, part: number): string => {
  const [a, b] = [read(one), read(other)]
  return write(each((place) => a[place] + (b[place] - a[place]) * part))
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = read(hex).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** As WCAG 2.2 counts it: 4.5 is the least for text. */
export function contrastOf(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

export const LEAST_CONTRAST = 4.5

/** What the colour stands on and what stands on it, in each theme: the tokens of app/ui/styles/tokens.css. */
const THEMES = {
  light: { papers: ['#fbf9f4', '#ffffff', '#f4f0e6'], on: '#ffffff', page: '#ffffff', deepest: '#000000' },
  dark: { papers: ['#0b1411', '#121d19', '#172521'], on: '#052118', page: '#121d19', deepest: '#ffffff' },
} as const
type Theme = keyof typeof THEMES

/** The least contrast a colour has with anything it meets in a theme. */
export function weakestContrast(colour: string, theme: Theme): number {
  const { papers, on } = THEMES[theme]
  return Math.min(...[...papers, on].map((other) => contrastOf(colour, other)))
}

/** The roles that follow the colour. */
function rolesOf(colour: string, theme: Theme): Record<string, string> {
  const { on, page, deepest } = THEMES[theme]
  const soft = mix(page, colour, theme === 'light' ? 0.12 : 0.22)
  // Darker on light, lighter on dark, until it can be read on the soft fill too.
  let onSoft = mix(colour, deepest, 0.2)
  for (let part = 0.3; contrastOf(onSoft, soft) < LEAST_CONTRAST && part <= 1; part += 0.1)
    onSoft = mix(colour, deepest, part)
  return {
    brand: colour,
    'brand-hover': mix(colour, deepest, 0.15),
    'brand-active': mix(colour, deepest, 0.28),
    'on-brand': on,
    'brand-ink': colour,
    'brand-soft': soft,
    'on-brand-soft': onSoft,
  }
}

const declare = (colour: string, theme: Theme) =>
  Object.entries(rolesOf(colour, theme))
    .map(([role, value]) => `--${role}:${value};`)
    .join('')

/** The style sheet that lays the operator's colours over ours; empty where there are none. */
export function brandStyles({ light, dark }: Brand): string {
  const parts: string[] = []
  if (light) parts.push(`:root,[data-theme="light"]{${declare(light, 'light')}}`)
  if (dark)
    parts.push(
      `@media screen{[data-theme="dark"]{${declare(dark, 'dark')}}}`,
      `@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"]){${declare(dark, 'dark')}}}`,
    )
  return parts.join('\n')
}

/** Its address changes with what it says; null where nothing is laid over ours. */
export const brandSheetPath = ({ light, dark }: Brand): string | null =>
  light || dark ? `/brand.css?${new URLSearchParams({ ...(light && { light }), ...(dark && { dark }) })}` : null
