// Types of a widget's request and answer. Each kind has its own file; the router knows nothing of their contents.

import type { Services } from '#app/core/request/services.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { EmbedTexts } from '#app/i18n/embed/en.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Badge } from './draw-badge.ts'
import type { Markup } from './markup.ts'

export const FORMATS = ['html', 'json', 'svg', 'ics'] as const
export type Format = (typeof FORMATS)[number]

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const SIZES = ['regular', 'compact'] as const
export type Size = (typeof SIZES)[number]

export type WidgetRequest = {
  id: string
  parameters: URLSearchParams
  locale: Locale
  t: Messages
  texts: EmbedTexts
  size: Size
  now: Date
  /** Public reads, as someone who is not signed in. No cookie is looked at. */
  services: Pick<Services, 'page' | 'log'> & { tasks: Pick<Services['tasks'], 'readBadge'> }
  /** Full address of a page of the site in the widget's language. */
  linkTo: (path: string) => string
}

export type Widget = {
  title: string
  /** Whose loads are counted; null for a city or a date. */
  placeId: string | null
  body: Markup
  json: Record<string, unknown>
  badge?: Badge
  calendar?: () => string
}

export type WidgetAnswer =
  | { ok: true; widget: Widget }
  | { ok: false; status: 404 }
  | { ok: false; status: 400; message: string }

export const shown = (widget: Widget): WidgetAnswer => ({ ok: true, widget })
export const notFound: WidgetAnswer = { ok: false, status: 404 }
export const badRequest = (message: string): WidgetAnswer => ({ ok: false, status: 400, message })

export type WidgetKind = {
  needsId: boolean
  formats: readonly Format[]
  load: (request: WidgetRequest) => Promise<WidgetAnswer>
}
