// The file members take away: what its parts are called, and a page that shows it without any program.

import type { Messages } from '#app/i18n/catalogue.ts'
import { direction, intlTag, type Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'

export const PARTS = ['account', 'community', 'places', 'business', 'money', 'work', 'learning', 'messages'] as const
export type Part = (typeof PARTS)[number]

export const toPart = (text: string): Part => PARTS.find((part) => part === text) ?? 'account'

/** Kinds of things that can stay when their author leaves. */
export const KINDS = ['contributions', 'replies', 'reviews', 'photos'] as const
export type Kind = (typeof KINDS)[number]

/** 'public.saved_places' → 'saved_places' */
export const tableOf = (place: string): string => place.slice(place.indexOf('.') + 1)

/** Where a file lies in the archive. Names are what somebody once typed: no part of them is taken for a folder. */
export function pathOf({ bucket, path }: { bucket: string; path: string }, number: number): string {
  const name = (path.split(/[/\\]/).at(-1) ?? '').replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^\.+/, '')
  return `files/${bucket}/${number}-${name.slice(-80) || 'file'}`
}

type Row = Record<string, unknown>
/** `rows` are the first of `number`; the JSON has all of them. */
export type ShownTable = { part: Part; table: string; path: string; number: number; rows: Row[] }
/** Without a path: it could not be read. */
export type ShownFile = { name: string; path: string | null }

type Index = { name: string; madeAt: Date; tables: ShownTable[]; files: ShownFile[] }

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;color:#1d2a26;background:#fbf9f4;max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1,h2{line-height:1.25}h2{margin-top:2.5rem}a{color:#0f5e4b}summary{cursor:pointer;padding:.4rem 0}
dl{display:grid;grid-template-columns:minmax(7rem,max-content) 1fr;gap:.15rem 1rem;margin:.5rem 0;padding:.75rem 1rem;background:#fff;border:1px solid #e4ded0;border-radius:.75rem}
dt{color:#5d6b66}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media(prefers-color-scheme:dark){body{color:#e8e6df;background:#111a17}a{color:#7fd1b9}dl{background:#18241f;border-color:#2b3a34}dt{color:#9fb0a9}}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}`

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const isShown = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

function drawRow(row: Row): string {
  const facts = Object.entries(row).filter(([, value]) => isShown(value))
  const lines = facts.map(
    ([name, value]) =>
      `<dt dir="ltr">${escapeHtml(name.replaceAll('_', ' '))}</dt><dd dir="auto">${escapeHtml(textOf(value))}</dd>`,
  )
  return `<dl>${lines.join('')}</dl>`
}

function drawTable({ table, path, number, rows }: ShownTable, locale: Locale, t: Messages['account']['data']): string {
  const figure = new Intl.NumberFormat(intlTag(locale)).format(number)
  const more = rows.length < number ? `<p>${escapeHtml(t.index.more)}</p>` : ''
  return `<details><summary><bdi>${escapeHtml(table.replaceAll('_', ' '))}</bdi> (${figure}) · <a href="${escapeHtml(path)}">JSON</a></summary>${rows.map(drawRow).join('')}${more}</details>`
}

/** The page that opens in any browser. It asks nothing of any server. */
export function drawIndex(
  { name, madeAt, tables, files }: Index,
  locale: Locale,
  t: Messages['account']['data'],
): string {
  const sections = PARTS.map((part) => {
    const own = tables.filter((table) => table.part === part)
    if (own.length === 0) return ''
    return `<section><h2>${escapeHtml(t.parts[part])}</h2>${own.map((table) => drawTable(table, locale, t)).join('')}</section>`
  })
  const list = files.map(({ name: file, path }) =>
    path
      ? `<li><a href="${escapeHtml(encodeURI(path))}" dir="ltr">${escapeHtml(file)}</a></li>`
      : `<li><bdi>${escapeHtml(file)}</bdi>: ${escapeHtml(t.index.unread)}</li>`,
  )
  const filesPart = list.length > 0 ? `<section><h2>${escapeHtml(t.files)}</h2><ul>${list.join('')}</ul></section>` : ''
  const title = escapeHtml(t.index.title(name))
  return `<!doctype html>
<html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escapeHtml(t.index.made(writeDate(locale, madeAt.toISOString())))}</p><p>${escapeHtml(t.leftOut)}</p>
${sections.join('\n')}${filesPart}</body></html>
`
}
