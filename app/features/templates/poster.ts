// A poster as plain words, written in its own language: whatever draws it knows nothing of mosques or shops.
import type { Locale } from '#app/i18n/locales.ts'
import type { Kind, Paper } from './rules.ts'

export type Poster = {
  kind: Kind
  paper: Paper
  language: Locale
  direction: 'ltr' | 'rtl'
  /** Whose poster it is. */
  name: string
  title: string
  lead: string
  /** Words of the Quran or a dua, with their meaning. */
  saying: { arabic: string; meaning: string } | null
  table: { columns: { id: string; title: string }[]; rows: { cells: string[]; isMarked: boolean }[] } | null
  facts: { label: string; value: string }[]
  /** Paragraphs. */
  text: string[]
  code: { path: string; size: number; caption: string } | null
  foot: string[]
}
