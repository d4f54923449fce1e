// All head tags of a page, for the `meta` function of its route. Runs on the server and in the browser.
import type { MetaDescriptor } from 'react-router'
import { siteName, withSiteName } from '#app/core/brand/name.ts'
import { voice } from '#app/core/brand/voice.ts'
import { inLocale, type Locale, locales } from '#app/i18n/locales.ts'
import { type ArticleData, articleTags } from './article.ts'
import { breadcrumbJsonLd, type JsonLd, type JsonLdValue } from './json-ld.ts'
import {
  breadcrumbTrail,
  type Crumb,
  canonicalUrl,
  completeDescription,
  completeTitle,
  keywordsFor,
  type PageType,
  socialImage,
} from './rules.ts'

export type PageMeta = {
  /** Path of the page, with or without its language prefix (a whole address or a query is fine too). */
  url: string
  locale: Locale
  /** The site's public address, from the configuration. */
  siteUrl: string
  title: string
  description: string
  type?: PageType
  /** Address of the social image, absolute or a path; each page type has a default. */
  image?: string
  noindex?: boolean
  /** The trail from Home to the page, paths without prefix; made from the page's path when absent. */
  breadcrumbs?: readonly Crumb[]
  jsonLd?: JsonLd | readonly JsonLd[]
  /** Languages the page exists in; all six unless told. */
  availableLocales?: readonly Locale[]
  /** Path without prefix per language, where the address itself is translated. */
  localizedPaths?: Partial<Record<Locale, string>>
  keywords?: readonly string[]
  /** Of an article: who wrote it, when, and what it is about. */
  article?: ArticleData
  /** What is new on the page can be followed at its address with `/feed.xml`: feed readers find it by the page's. */
  hasFeed?: boolean
}

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { locale, type = 'default', noindex = false } = page
  const { tagline, home, openGraph } = voice[locale]
  const name = siteName(locale)
  const base = canonicalUrl(page.siteUrl)
  const path = new URL(page.url, 'https://site.invalid').pathname
  const addressIn = (language: Locale) =>
    canonicalUrl(base + inLocale(page.localizedPaths?.[language] ?? path, language))

  const address = addressIn(locale)
  const title = completeTitle(withSiteName(page.title, locale), { name, tagline })
  const description = completeDescription(
    withSiteName(page.description, locale),
    withSiteName(voice[locale].promotion, locale),
  )
  const image = new URL(page.image ?? socialImage(type), `${base}/`).href
  const languages = page.availableLocales ?? locales
  const crumbs = page.breadcrumbs ?? breadcrumbTrail(inLocale(path, 'en'), home)
  const structured =
    page.jsonLd === undefined
      ? []
      : [page.jsonLd].flat().map((entry) => atBase(entry, page.siteUrl.replace(/\/+$/, ''), base))
  // The specified sets are English, and no words of a page in another language.
  const keywords = locale === 'en' ? keywordsFor(type, page.keywords) : (page.keywords ?? [])
  const trail = crumbs.map((crumb) => ({ ...crumb, path: inLocale(crumb.path, locale) }))

  return [
    { title },
    { name: 'description', content: description },
    ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
    { name: 'robots', content: noindex ? 'noindex, follow' : 'index, follow, max-image-preview:large' },
    { tagName: 'link', rel: 'canonical', href: address },
    // A page kept out of the index needs no versions of it announced.
    ...(noindex ? [] : alternateLinks(languages, addressIn)),
    ...(page.hasFeed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/atom+xml',
            title: page.title,
            href: `${address}/feed.xml`,
          },
        ]
      : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: type === 'article' ? 'article' : 'website' },
    ...(page.article ? articleTags(page.article) : []),
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: openGraph },
    { property: 'og:image', content: image },
    // Known only for our own pictures, which share one size.
    ...(page.image === undefined
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...(trail.length > 0 ? [{ 'script:ld+json': breadcrumbJsonLd(trail, base) }] : []),
    ...structured.map((entry) => ({ 'script:ld+json': entry })),
  ]
}

/** Structured data names our pages as the canonical address does, whatever the operator wrote before the host. */
function atBase<Value extends JsonLdValue>(value: Value, siteUrl: string, base: string): Value
function atBase(value: JsonLdValue, siteUrl: string, base: string): JsonLdValue {
  if (typeof value === 'string') {
    const rest = value.startsWith(siteUrl) ? value.slice(siteUrl.length) : null
    return rest !== null && /^(?:$|[/#?])/.test(rest) ? base + rest : value
  }
  if (Array.isArray(value)) return value.map((each) => atBase(each, siteUrl, base))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, atBase(each, siteUrl, base)]))
}

function alternateLinks(languages: readonly Locale[], addressIn: (locale: Locale) => string): MetaDescriptor[] {
  const linkTo = (hrefLang: string, href: string) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang, href })
  const links = languages.map((language) => linkTo(language, addressIn(language)))
  const fallback = links.find(({ hrefLang }) => hrefLang === 'en') ?? links[0]
  return fallback ? [...links, { ...fallback, hrefLang: 'x-default' }] : []
}
