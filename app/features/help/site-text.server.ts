// A page about the site itself, as it stands now or as it stood in an earlier version.

import { voice } from '#app/core/brand/voice.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail } from '#app/core/seo/rules.ts'
import { type Locale, localeOf } from '#app/i18n/locales.ts'
import type { LegalText } from './legal-page.tsx'
import { summaryOfText } from './prose.ts'
import { findTopic, findVersion, nameOperator } from './queries.server.ts'
import type { SitePage } from './rules.ts'

type Visit = { services: Pick<Services, 'page' | 'db' | 'log' | 'config'>; locale: Locale; url: URL }

/** Null where there is no such page, or no such version of it. */
export async function loadSiteText({ services, locale, url }: Visit, page: SitePage) {
  const topic = await findTopic(services, page, locale)
  if (!topic) return null
  const asked = url.searchParams.get('version')
  const version = asked === null ? null : await findVersion(services, page, topic.locale, asked)
  if (asked !== null && !version) return null
  const words = await nameOperator(services, (version ?? topic).answer, topic.locale)
  return {
    title: (version ?? topic).question,
    text: words,
    summary: summaryOfText(words),
    language: topic.locale,
    since: version?.saved_at ?? topic.changed,
    isOlder: version !== null && version.saved_at !== topic.versions[0],
    versions: topic.versions,
  }
}

/** What the route of a legal page needs. Search engines are told the shorter of its two addresses. */
export async function loadLegalPage({ services, url }: { services: Services; url: URL }, page: SitePage) {
  const locale = localeOf(url.pathname)
  const found = await loadSiteText({ services, locale, url }, page)
  if (!found) throw await missingPage(url, services)
  const path = `/${page}`
  const crumbs = breadcrumbTrail(path, voice[locale].home, [found.title])
  const { title, summary, ...shown } = found
  const legal: LegalText = { path, title, ...shown }
  const { siteUrl } = services.config
  return {
    crumbs,
    page: legal,
    meta: pageMeta({
      url: path,
      locale,
      siteUrl,
      title,
      description: summary,
      breadcrumbs: crumbs,
      noindex: found.isOlder,
    }),
  }
}
