// Articles and classes as search engines read them.

import { plainText } from '#app/core/contributions/markdown.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { type ArticleData, articleJsonLd } from '#app/core/seo/article.ts'
import type { JsonLd, JsonLdValue } from '#app/core/seo/json-ld.ts'
import { socialImage } from '#app/core/seo/rules.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { lookUp } from '#app/lib/records.ts'
import type { EducationDetails, EducationWhole, Way } from './education.ts'

type Told = { siteUrl: string; locale: Locale; t: Messages }

/** Null for what is not public, and for classes. */
export function articleOf(whole: EducationWhole, { siteUrl, locale, t }: Told): ArticleData | null {
  const { author, published_at: published, edited_at: edited } = whole
  if (whole.state !== 'published' || whole.facts.kind !== 'article' || published === null) return null
  return {
    author: author ? { name: author.name, url: siteUrl + inLocale(`/people/${author.handle}`, locale) } : undefined,
    publishedDate: published,
    modifiedDate: edited ?? published,
    tags: whole.tags,
    category: whole.category ? lookUp(t.community.categories, whole.category) : undefined,
  }
}

const MODES: Readonly<Record<Way, string>> = { mosque: 'onsite', online: 'online', both: 'blended' }

export function educationJsonLd(whole: EducationWhole, details: EducationDetails, told: Told): JsonLd | undefined {
  if (whole.state !== 'published' || whole.body === null || !whole.title) return undefined
  const { siteUrl, locale } = told
  const url = siteUrl + inLocale(contributionPath('education', whole.slug), locale)
  const description = plainText(details.text || whole.title, 300)
  const article = articleOf(whole, told)
  const { reviewer } = whole.facts
  if (article)
    return articleJsonLd(article, {
      url,
      siteUrl,
      headline: whole.title,
      description,
      image: new URL(socialImage('article'), `${siteUrl}/`).href,
      language: whole.language,
      sources: details.sources.map((source) => plainText(source, 400)),
      reviewer: reviewer
        ? { name: reviewer.name, url: siteUrl + inLocale(`/people/${reviewer.handle}`, locale) }
        : undefined,
    })
  return classJsonLd(whole, { url, siteUrl, description })
}

function classJsonLd(whole: EducationWhole, told: { url: string; siteUrl: string; description: string }): JsonLd {
  const { attendance, mosque, teacher } = whole.facts
  const place: JsonLdValue | null = mosque && {
    '@type': 'Mosque',
    name: mosque.name,
    url: `${told.siteUrl}/mosque/${encodeURIComponent(mosque.slug ?? mosque.id)}`,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    url: told.url,
    name: whole.title,
    description: told.description,
    inLanguage: whole.language,
    provider: place ?? { '@type': 'Organization', name: 'Mahalla', url: told.siteUrl },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: MODES[attendance ?? 'mosque'],
      ...(teacher && { instructor: { '@type': 'Person', name: teacher } }),
      ...(place && { location: place }),
    },
  }
}
