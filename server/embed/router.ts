// /embed/…: widgets for other people's sites. Whole small pages without the site's scripts and styles; no cookie is read
// or set, and only here may a page be framed.
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { voice } from '#app/core/brand/voice.ts'
import { embedTexts } from '#app/i18n/embed/catalogue.server.ts'
import { direction, inLocale, type Locale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { site as product } from '#app/lib/site.ts'
import { anonymousPage, type RequestEnv, type Site } from '../http/request-services.ts'
import { businessWidget } from './business.ts'
import { drawBadge } from './draw-badge.ts'
import { halalWidget } from './halal.ts'
import { hijriWidget } from './hijri.ts'
import { jumuahWidget } from './jumuah.ts'
import { hostOf } from './load-counter.ts'
import { html, type Markup } from './markup.ts'
import { mosqueWidget } from './mosque.ts'
import { partnerWidget } from './partner.ts'
import { prayerTimesWidget } from './prayer-times.ts'
import { readShared, type SharedParameters } from './read-parameters.ts'
import { reviewsWidget } from './reviews.ts'
import { FORMATS, type Format, type WidgetKind } from './widget.ts'

const KINDS: Readonly<Record<string, WidgetKind>> = {
  'prayer-times': prayerTimesWidget,
  hijri: hijriWidget,
  mosque: mosqueWidget,
  jumuah: jumuahWidget,
  business: businessWidget,
  reviews: reviewsWidget,
  halal: halalWidget,
  partner: partnerWidget,
}

const TYPES: Record<Format, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
}

const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')
/** Badges carry their colours in a style element; scripts never. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const BRIEFLY = 'public, max-age=60, stale-while-revalidate=600'
const FOR_AN_HOUR = 'public, max-age=3600'
const LONGEST_ID = 200

type Address = { kind: string; id: string; format: Format }

/** `/embed/mosque/east-london-mosque.json` → mosque, east-london-mosque, json. */
export function readAddress(path: string): Address | null {
  const match = /^\/embed\/([a-z-]+)(?:\/([^/]+?))?(?:\.(json|svg|ics))?\/?$/.exec(path)
  if (!match) return null
  try {
    const id = decodeURIComponent(match[2] ?? '')
    if (id.length > LONGEST_ID || /\p{Cc}/u.test(id)) return null
    return { kind: match[1] ?? '', id, format: FORMATS.find((format) => format === match[3]) ?? 'html' }
  } catch {
    return null
  }
}

export const embed =
  (site: Site) =>
  async (c: Context<RequestEnv>): Promise<Response> => {
    const url = new URL(c.req.url)
    const address = readAddress(url.pathname)
    const shared = readShared(url.searchParams)
    const view: SharedParameters = shared.ok ? shared.value : { locale: 'en', theme: 'auto', size: 'regular' }
    const format = address?.format ?? 'html'
    if (!shared.ok) return refuse(c, 400, format, view, shared.message)
    const kind = address && Object.hasOwn(KINDS, address.kind) ? KINDS[address.kind] : undefined
    if (!address || !kind || kind.needsId !== (address.id !== '') || !kind.formats.includes(format))
      return refuse(c, 404, format, view)

    const { locale } = view
    const now = new Date()
    const linkTo = (path: string) => site.config.origin + inLocale(path, locale)
    const answer = await kind.load({
      id: address.id,
      parameters: url.searchParams,
      locale,
      size: view.size,
      t: await loadMessages(locale),
      texts: embedTexts(locale),
      now,
      services: { page: (name, args) => anonymousPage(site, name, args), log: site.log, tasks: site.tasks },
      linkTo,
    })
    if (!answer.ok) return refuse(c, answer.status, format, view, 'message' in answer ? answer.message : undefined)
    const { widget } = answer

    let body: string
    switch (format) {
      case 'html':
        body = page(widget.title, widget.body, view, linkTo('/'))
        break
      case 'json':
        body = JSON.stringify({ widget: address.kind, lang: locale, ...widget.json })
        break
      case 'svg':
        if (!widget.badge) return refuse(c, 404, format, view)
        body = drawBadge(widget.badge, view)
        break
      case 'ics':
        if (!widget.calendar) return refuse(c, 404, format, view)
        body = widget.calendar()
        break
    }
    if (format === 'html' || format === 'svg') {
      const referrer = c.req.header('referer')
      // The builder's own preview is no load.
      if (URL.parse(referrer ?? '')?.host !== url.host)
        site.embeds.add(hostOf(referrer), address.kind, widget.placeId, now)
    }
    c.header('Cache-Control', format === 'ics' ? FOR_AN_HOUR : BRIEFLY)
    if (format === 'ics') c.header('Content-Disposition', `inline; filename="${address.kind}.ics"`)
    return send(c, 200, format, body)
  }

/** Sends what has not changed since with 304. */
function send(c: Context<RequestEnv>, status: 200 | 400 | 404, format: Format, body: string): Response {
  c.header('Access-Control-Allow-Origin', '*')
  // Sites that isolate themselves may still show it.
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header('X-Robots-Tag', 'noindex')
  c.header('Content-Security-Policy', format === 'html' ? FRAME_POLICY : PICTURE_POLICY)
  if (status === 200) {
    // Weak: it may travel compressed or not.
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    c.header('ETag', etag)
    const known = c.req.header('if-none-match')?.split(',') ?? []
    if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))) return c.body(null, 304)
  }
  c.header('Content-Type', TYPES[format])
  c.header('Content-Length', String(Buffer.byteLength(body)))
  return c.body(body, status)
}

/** Nothing to show: a small card in frames and pictures' places, words for machines. */
function refuse(
  c: Context<RequestEnv>,
  status: 400 | 404,
  format: Format,
  view: SharedParameters,
  message?: string,
): Response {
  const texts = embedTexts(view.locale)
  c.header('Cache-Control', BRIEFLY)
  if (format !== 'html') return send(c, status, 'json', JSON.stringify({ error: message ?? 'Not found' }))
  const title = status === 400 ? texts.bad : texts.missing
  const body = html`<header><h1>${title}</h1><p class="soft">${message ?? texts.missingText}</p></header>`
  return send(c, status, 'html', page(title, body, view, inLocale('/', view.locale)))
}

function page(title: string, body: Markup, { locale, theme, size }: SharedParameters, home: string): string {
  const texts = embedTexts(locale)
  return html`<!doctype html>
<html lang="${locale}" dir="${direction(locale as Locale)}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${product.name}</title>
<link rel="stylesheet" href="/embed/frame.css"><script src="/embed/frame.js" defer></script></head>
<body><article class="w ${size}">${body}<footer><a href="${home}" target="_blank" rel="noopener">${texts.from(voice[locale].name)}</a></footer></article></body>
</html>
`.text
}
