// The posters, their paper, and the rule that keeps their colours readable.
import { readCampaign } from '#app/core/place-campaigns/code.ts'
import { wordIn } from '#app/lib/word-in.ts'

export const KINDS = [
  'timetable',
  'jumuah',
  'ramadan',
  'nights',
  'eid',
  'janazah',
  'hours',
  'halal',
  'event',
  'qr',
] as const
export type Kind = (typeof KINDS)[number]

/** Of which kind of place a poster tells; null where it can do without one. */
export const NEEDS: Record<Kind, 'mosque' | 'business' | 'any' | null> = {
  timetable: 'mosque',
  ramadan: 'mosque',
  nights: 'mosque',
  jumuah: 'mosque',
  eid: null,
  janazah: null,
  hours: 'business',
  halal: 'business',
  event: null,
  qr: 'any',
}

/** Kinds with words of the writer's own. */
export const hasOwnWords = (kind: Kind) => kind === 'eid' || kind === 'janazah' || kind === 'event' || kind === 'jumuah'

/** Millimetres. */
export const PAPERS = { a3: [297, 420], a4: [210, 297], a5: [148, 210] } as const
export type Paper = keyof typeof PAPERS
export const paperNames = ['a3', 'a4', 'a5'] as const

export const COLOURS = {
  green: '#0d5a42',
  blue: '#17457a',
  brown: '#6f3f12',
  plum: '#5b2a5e',
  black: '#1b1b1b',
} as const
export type Colour = keyof typeof COLOURS
export const colourNames = ['green', 'blue', 'brown', 'plum', 'black'] as const

export const LONGEST = { title: 60, when: 80, where: 120, text: 400, place: 200 }
export const LARGEST_LOGO = 1_000_000
export const LOGO_KEY = 'templates-logo'

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** How light a colour is, from 0 to 1, as WCAG counts it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const contrastWithWhite = (colour: string) => 1.05 / (luminance(colour) + 0.05)

const READABLE = 5

/** The colour itself, or the nearest darker one that can be read on white, and white on it. Null for what is no colour. */
export function readableColour(wanted: string): string | null {
  if (!isColour(wanted)) return null
  let colour = wanted.toLowerCase()
  while (contrastWithWhite(colour) < READABLE)
    colour = `#${channels(colour)
      .map((value) =>
        Math.floor(value * 0.95)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  return colour
}

/** As much of somebody's words as a poster has room for. */
export const shorten = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`

/** One line, or a few in `text`, without anything that does not print. */
const words = (value: string | null, longest: number) =>
  (value ?? '')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
    .slice(0, longest)

export type Order = {
  kind: Kind
  /** `mosque:slug`, `business:slug` or `event:id`, or empty. */
  place: string
  search: string
  /** The code of a campaign of that place; empty: none. */
  via: string
  paper: Paper
  colour: Colour
  /** A colour of the reader's own, made readable. */
  own: string | null
  month: string
  title: string
  when: string
  where: string
  text: string
}

/** What an address orders. Whatever it says, it is an order that can be printed. */
export function readOrder(query: URLSearchParams): Order {
  const month = query.get('month') ?? ''
  return {
    kind: wordIn(KINDS, query.get('kind')) ?? 'timetable',
    place: /^(mosque|business|event):[^/?#\p{Cc}]{1,200}$/u.test(query.get('place') ?? '')
      ? (query.get('place') ?? '')
      : '',
    search: words(query.get('q'), 100),
    via: readCampaign(query.get('via')),
    paper: wordIn(paperNames, query.get('paper')) ?? 'a4',
    colour: wordIn(colourNames, query.get('colour')) ?? 'green',
    own: query.get('own') ? readableColour(query.get('own') ?? '') : null,
    month: /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    title: words(query.get('title'), LONGEST.title).replaceAll('\n', ' '),
    when: words(query.get('when'), LONGEST.when).replaceAll('\n', ' '),
    where: words(query.get('where'), LONGEST.where).replaceAll('\n', ' '),
    text: words(query.get('text')?.replaceAll('\r\n', '\n') ?? null, LONGEST.text),
  }
}
