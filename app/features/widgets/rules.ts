// Choices of the widgets: their kinds and options, addresses under /embed, and the code to paste.
import { isMethodId, type MethodId, type School } from '#app/core/prayer/methods.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'

export const KINDS = ['prayer-times', 'mosque', 'jumuah', 'hijri', 'business', 'reviews', 'halal'] as const
export type Kind = (typeof KINDS)[number]

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const SIZES = ['regular', 'compact'] as const
export type Size = (typeof SIZES)[number]
export const OFFSETS = [-2, -1, 0, 1, 2] as const

export type SubjectType = 'city' | 'mosque' | 'business'
export const SUBJECT_OF: Record<Kind, SubjectType> = {
  'prayer-times': 'city',
  hijri: 'city',
  mosque: 'mosque',
  jumuah: 'mosque',
  business: 'business',
  reviews: 'business',
  halal: 'business',
}

/** What each kind can be had as, besides a frame. */
export const FORMATS_OF: Record<Kind, readonly ('svg' | 'ics' | 'json')[]> = {
  'prayer-times': ['ics', 'json'],
  mosque: ['ics', 'json'],
  jumuah: ['ics', 'json'],
  hijri: ['svg', 'json'],
  business: ['json'],
  reviews: ['svg', 'json'],
  halal: ['svg', 'json'],
}

const HEIGHTS: Record<Kind, Record<Size, number>> = {
  'prayer-times': { regular: 480, compact: 210 },
  mosque: { regular: 500, compact: 210 },
  jumuah: { regular: 300, compact: 240 },
  hijri: { regular: 165, compact: 150 },
  business: { regular: 220, compact: 150 },
  reviews: { regular: 220, compact: 150 },
  halal: { regular: 200, compact: 140 },
}

export type Choice = {
  kind: Kind
  language: Locale
  theme: Theme
  size: Size
  /** Null: as is usual at the place, whatever that will be. */
  method: MethodId | null
  school: School | null
  hasIqamah: boolean
  offset: (typeof OFFSETS)[number]
}

export type Subject =
  | { type: 'city'; name: string; lat: number; lng: number }
  | { type: 'mosque' | 'business'; name: string; id: string }

const pick = <T extends string>(words: readonly T[], value: string | null, fallback: T): T =>
  words.find((word) => word === value) ?? fallback

/** What the builder's address says; what it does not say, or says wrong, is as usual. */
export function readChoice(parameters: URLSearchParams, locale: Locale): Choice {
  const language = parameters.get('language')
  const method = Number(parameters.get('method') || Number.NaN)
  const offset = OFFSETS.find((days) => String(days) === parameters.get('offset')) ?? 0
  // A box that is not ticked sends nothing; a hidden "off" beside it says that it was there.
  const iqamah = parameters.getAll('iqamah')
  const hasIqamah = iqamah.length === 0 || iqamah.includes('on')
  return {
    kind: pick(KINDS, parameters.get('kind'), 'prayer-times'),
    language: isLocale(language) ? language : locale,
    theme: pick(THEMES, parameters.get('theme'), 'auto'),
    size: pick(SIZES, parameters.get('size'), 'regular'),
    method: isMethodId(method) ? method : null,
    school: parameters.get('school') === '0' ? 0 : parameters.get('school') === '1' ? 1 : null,
    hasIqamah,
    offset,
  }
}

/** "51.508,-0.126" as the builder's form sends a town. */
export function readPoint(text: string | null): { lat: number; lng: number } | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,5})?),(-?\d{1,3}(?:\.\d{1,5})?)$/.exec(text ?? '')
  if (!match) return null
  const [lat, lng] = [Number(match[1]), Number(match[2])]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

export const writePoint = ({ lat, lng }: { lat: number; lng: number }) => `${round(lat)},${round(lng)}`

/** About a hundred metres: no prayer time is moved by less. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

export type Format = 'html' | 'svg' | 'ics' | 'json'

/** What a widget's address asks for, in the order it is written; whatever is usual is left out. */
export function widgetOptions(choice: Choice, subject: Subject, format: Format): [string, string][] {
  const { kind, language, theme, size, method, school, hasIqamah, offset } = choice
  const options: [string, string][] = []
  if (subject.type === 'city') options.push(['lat', String(round(subject.lat))], ['lng', String(round(subject.lng))])
  if (language !== 'en') options.push(['lang', language])
  if (kind === 'prayer-times' && method !== null) options.push(['method', String(method)])
  if (kind === 'prayer-times' && school !== null) options.push(['school', String(school)])
  if ((kind === 'prayer-times' || kind === 'hijri') && offset !== 0) options.push(['offset', String(offset)])
  if (kind === 'mosque' && !hasIqamah && format !== 'ics') options.push(['iqamah', 'off'])
  if (theme !== 'auto' && (format === 'html' || format === 'svg')) options.push(['theme', theme])
  if (size !== 'regular' && format === 'html') options.push(['size', size])
  return options
}

/** `mosque/<id>`, `prayer-times`. */
export const widgetPath = ({ kind }: Choice, subject: Subject) =>
  subject.type === 'city' ? kind : `${kind}/${encodeURIComponent(subject.id)}`

export function widgetAddress(choice: Choice, subject: Subject, format: Format): string {
  const query = new URLSearchParams(widgetOptions(choice, subject, format)).toString()
  const ending = format === 'html' ? '' : `.${format}`
  return `/embed/${widgetPath(choice, subject)}${ending}${query ? `?${query}` : ''}`
}

/** Arabic letters want higher lines, and Urdu's nasta'liq the highest; the other languages wrap a line more than English. */
const TALLER: Partial<Record<Locale, number>> = { ar: 1.1, ur: 1.25, fr: 1.1, tr: 1.1, id: 1.1 }

export const frameHeight = ({ kind, size, language }: Pick<Choice, 'kind' | 'size' | 'language'>) =>
  Math.round((HEIGHTS[kind][size] * (TALLER[language] ?? 1)) / 10) * 10

const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

type Written = { origin: string; title: string }

export function scriptCode(choice: Choice, subject: Subject, { origin, title }: Written): string {
  const data = [['widget', widgetPath(choice, subject)], ['title', title], ...widgetOptions(choice, subject, 'html')]
  const attributes = data.map(([name, value = '']) => `data-${name}="${escapeAttribute(value)}"`).join(' ')
  return `<script async src="${escapeAttribute(origin)}/embed/widget.js" ${attributes}></script>`
}

export function frameCode(choice: Choice, subject: Subject, { origin, title }: Written): string {
  const src = escapeAttribute(origin + widgetAddress(choice, subject, 'html'))
  return `<iframe src="${src}" title="${escapeAttribute(title)}" width="100%" height="${frameHeight(choice)}" frameborder="0" loading="lazy"></iframe>`
}

/** The picture links to what it speaks of. */
export function pictureCode(choice: Choice, subject: Subject, { origin, title }: Written, page: string): string {
  const src = escapeAttribute(origin + widgetAddress(choice, subject, 'svg'))
  return `<a href="${escapeAttribute(origin + page)}"><img src="${src}" alt="${escapeAttribute(title)}" height="40"></a>`
}

/** The page of the site that a picture leads to. */
export function pageOf({ kind }: Choice, subject: Subject): string {
  if (subject.type === 'city') return '/athan'
  const id = encodeURIComponent(subject.id)
  if (subject.type === 'mosque') return `/mosque/${id}`
  return kind === 'halal' ? `/business/${id}/halal` : kind === 'reviews' ? `/business/${id}/reviews` : `/business/${id}`
}
