// Metadata of an article: tags for its head, and structured data for search engines.
import type { MetaDescriptor } from 'react-router'
import type { JsonLd, JsonLdValue } from './json-ld.ts'

export type ArticleData = {
  /** Nobody: the product itself. */
  author?: { name: string; url: string } | undefined
  publishedDate: string
  modifiedDate: string
  tags: readonly string[]
  category?: string | undefined
}

export const DEFAULT_AUTHOR = 'Mahalla'
export const DEFAULT_CATEGORY = 'Islamic Community'

export const articleTags = (article: ArticleData): MetaDescriptor[] => [
  { name: 'author', content: article.author?.name ?? DEFAULT_AUTHOR },
  { property: 'article:author', content: article.author?.url ?? DEFAULT_AUTHOR },
  { property: 'article:published_time', content: article.publishedDate },
  { property: 'article:modified_time', content: article.modifiedDate },
  { property: 'article:section', content: article.category ?? DEFAULT_CATEGORY },
  ...article.tags.map((tag) => ({ property: 'article:tag', content: tag })),
]

type Told = {
  url: string
  siteUrl: string
  headline: string
  description: string
  image: string
  language: string
  sources: readonly string[]
  reviewer?: { name: string; url: string } | undefined
}

export function articleJsonLd(article: ArticleData, told: Told): JsonLd {
  const house: JsonLdValue = { '@type': 'Organization', name: DEFAULT_AUTHOR, url: told.siteUrl }
  const person = (one: { name: string; url: string }): JsonLdValue => ({ '@type': 'Person', ...one })
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': told.url,
    url: told.url,
    mainEntityOfPage: told.url,
    headline: told.headline,
    description: told.description,
    image: told.image,
    inLanguage: told.language,
    author: article.author ? person(article.author) : house,
    publisher: house,
    datePublished: article.publishedDate,
    dateModified: article.modifiedDate,
    articleSection: article.category ?? DEFAULT_CATEGORY,
    keywords: [...article.tags],
    ...(told.sources.length > 0 && { citation: [...told.sources] }),
    // schema.org has a word for reviewers of pages only.
    ...(told.reviewer && { editor: person(told.reviewer) }),
  }
}
