// The checks that need nobody's answer: settings, the way an address is read, and the metadata rules on a page's head.

import { voice } from '#app/core/brand/voice.ts'
import type { Probe } from '#app/core/request/examination.ts'
import { canonicalUrl, SHORTEST_DESCRIPTION } from '#app/core/seo/rules.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { keysOf } from '#app/lib/records.ts'

export type CheckState = 'ok' | 'failed' | 'absent'

/** The environment check of the specification: URL and anonymous key set, the URL valid http or https. */
export function checkEnvironment({ url, anonKey }: { url: string | null; anonKey: string | null }) {
  const missing = [!url && 'SUPABASE_URL', !anonKey && 'SUPABASE_ANON_KEY'].filter((name) => typeof name === 'string')
  const protocol = url ? URL.parse(url)?.protocol : undefined
  const isHttp = protocol === 'http:' || protocol === 'https:'
  const state = (good: boolean): CheckState => (good ? 'ok' : 'failed')
  return {
    missing,
    required: state(missing.length === 0),
    url: state(Boolean(url)),
    format: state(isHttp),
  }
}

/** An address of this site and nothing else; null for what is none. */
export function readPath(text: string): string | null {
  const path = text.trim()
  if (path.length > 300 || !/^\/(?![/\\])[^\s\\]*$/.test(path)) return null
  const url = URL.parse(path, 'https://site.invalid')
  return url && url.origin === 'https://site.invalid' ? url.pathname + url.search : null
}

export type Head = {
  title: string
  meta: Readonly<Record<string, string>>
  canonical: string | null
  alternates: { language: string; href: string }[]
  structured: string[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'",
  '#39': "'",
}
const decode = (text: string) =>
  text.replace(/&(#x27|#39|[a-z]+);/gi, (whole, name) => ENTITIES[name.toLowerCase()] ?? whole)

function attributesOf(tag: string): Record<string, string> {
  const found = tag.matchAll(/\s([a-zA-Z:-]+)="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]))
}

/** What a page says about itself to machines. */
export function readHead(html: string): Head {
  const metas = [...html.matchAll(/<meta\s[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const links = [...html.matchAll(/<link\s[^>]*>/g)].map(([tag]) => attributesOf(tag))
  return {
    title: decode(/<title[^>]*>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries(metas.map((tag) => [tag.name ?? tag.property ?? '', tag.content ?? ''])),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? null,
    alternates: links.flatMap(({ rel, hreflang, href }) =>
      rel === 'alternate' && hreflang && href ? [{ language: hreflang, href }] : [],
    ),
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => json,
    ),
  }
}

export type SeoCheck = 'title' | 'description' | 'canonical' | 'languages' | 'social' | 'structured' | 'breadcrumb'

/** The metadata rules of the specification, held against a page. `path` has no language prefix. */
export function checkHead(head: Head, path: string, locale: Locale): Record<SeoCheck, CheckState> {
  const { title, meta, canonical, alternates } = head
  const state = (good: boolean): CheckState => (good ? 'ok' : 'failed')
  const isHidden = (meta.robots ?? '').includes('noindex')
  const blocks = head.structured.map(parse)
  const trail = blocks.map(crumbsOf).find((crumbs) => crumbs !== null) ?? null
  const announced = new Set(alternates.map(({ language }) => language))
  return {
    title: state(title.toLowerCase().includes(voice[locale].tagline.toLowerCase())),
    description: state((meta.description ?? '').length >= SHORTEST_DESCRIPTION),
    canonical: state(canonical !== null && URL.canParse(canonical) && canonicalUrl(canonical) === canonical),
    languages: isHidden
      ? 'absent'
      : state(
          announced.has('x-default') &&
            announced.has(locale) &&
            alternates.every(({ language }) => language === 'x-default' || locales.some((known) => known === language)),
        ),
    social: state(
      Boolean(meta['og:title'] && meta['og:description'] && meta['og:image']) && meta['og:url'] === canonical,
    ),
    structured: blocks.length === 0 ? 'absent' : state(blocks.every(hasType)),
    breadcrumb:
      path === '/'
        ? trail === null
          ? 'absent'
          : 'failed'
        : state(
            trail !== null &&
              trail.length > 1 &&
              trail.every(({ position }, i) => position === i + 1) &&
              trail[0]?.name === voice[locale].home,
          ),
  }
}

type Block = Record<string, unknown>
const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const hasType = (block: unknown): boolean =>
  Array.isArray(block) ? block.every(hasType) : isBlock(block) && ('@type' in block || '@graph' in block)

export const typesOf = (structured: readonly string[]): string[] =>
  structured.map(parse).map((block) => (isBlock(block) && typeof block['@type'] === 'string' ? block['@type'] : '?'))

function crumbsOf(block: unknown): { position: unknown; name: unknown }[] | null {
  if (!isBlock(block) || block['@type'] !== 'BreadcrumbList' || !Array.isArray(block.itemListElement)) return null
  return block.itemListElement
    .filter(isBlock)
    .map((item) => ({ position: item.position, name: item.name ?? (isBlock(item.item) ? item.item.name : undefined) }))
}

/** One line of a page: a check in words. */
export type Check = {
  id: string
  name: string
  state: CheckState
  text: string
  /** The text is the specification's own, which no language translates. */
  isQuoted?: boolean | undefined
  ms?: number | null | undefined
  /** In the words of whoever answered, so never translated. */
  note?: string | null | undefined
}

type Words = Messages['diagnostics']
export type VisibleProbe = Pick<Probe, 'name' | 'state'> & { ms: number | null; note: string | null }

export const probeChecks = (t: Words, probes: readonly VisibleProbe[]): Check[] =>
  probes.map(({ name, state, ms, note }) => ({
    id: name,
    name: t.backend[name].name,
    state,
    text: state === 'ok' ? t.backend[name].ok : t.backend[state],
    ms,
    note,
  }))

/** The environment check in the words of the specification. */
export function environmentChecks({ environment: t }: Words, found: ReturnType<typeof checkEnvironment>): Check[] {
  const wrong = { required: t.missing(found.missing.join(', ')), url: t.urlUndefined, format: t.invalid }
  return (['required', 'url', 'format'] as const).map((id) => ({
    id,
    name: t[id].name,
    state: found[id],
    text: found[id] === 'ok' ? t[id].ok : wrong[id],
    isQuoted: found[id] !== 'ok' && id !== 'url',
  }))
}

export function seoChecks({ seo, backend }: Words, found: Readonly<Record<SeoCheck, CheckState>>): Check[] {
  return keysOf(found).map((id) => {
    const words: { name: string; ok: string; failed: string; absent?: string } = seo.checks[id]
    const state = found[id]
    return { id, name: words.name, state, text: words[state] ?? backend.absent }
  })
}
