// What a planned page shows: its text, its trail, a picture of its own and ways onward.
import type { CoverTint } from '#app/core/media/art/cover-tints.ts'
import type { Services } from '#app/core/request/services.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { voice } from '#app/core/seo/voice.ts'
import { inLocale, type Locale, withoutLocale } from '#app/i18n/locales.ts'
import { findPlannedPage, type PlannedPageText } from '#app/i18n/pages/planned-pages.server.ts'
import type { PlannedPageData } from './planned-page.tsx'

type Visit = { url: URL; services: Pick<Services, 'config'>; locale: Locale }

/** The colour of a page's picture, by the first word of its address. */
const TINTS: Readonly<Record<string, CoverTint>> = {
  community: 'community',
}

export function loadPlannedPage({ url, services, locale }: Visit, text: PlannedPageText) {
  const { key, title, lead, about, onward } = text
  const [area = ''] = key.split('/')
  // Only the parts of the address that are pages themselves belong in the trail: /legal is not.
  const parent = key.includes('/') ? findPlannedPage(`/${area}`, locale) : null
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    ...(parent ? [{ name: parent.title, path: `/${area}` }] : []),
    { name: title, path: withoutLocale(url.pathname) },
  ]
  const page: PlannedPageData = {
    crumbs,
    title,
    lead,
    about,
    art: { id: key.replaceAll(/[^a-z-]/g, '-'), tint: TINTS[area] ?? 'mosque' },
    onward,
  }
  const isOnePage = !key.includes(':')
  const meta: PageMeta = {
    // The several addresses of one page point search engines to the first of them.
    url: isOnePage ? inLocale(`/${key}`, locale) : url.pathname,
    locale,
    siteUrl: services.config.siteUrl,
    title,
    description: lead,
    noindex: true,
    breadcrumbs: isOnePage ? crumbs : breadcrumbTrail(withoutLocale(url.pathname), voice[locale].home),
  }
  return { page, meta }
}
