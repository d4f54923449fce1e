// Structured data about one contribution, for search engines.

import type { JsonLd, JsonLdValue } from '#app/core/seo/json-ld.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { type Author, isShown, type Whole } from './contribution.ts'
import { plainText } from './markdown.ts'
import { contributionPath, isSection, SECTIONS } from './sections.ts'

type Told = { siteUrl: string; locale: Locale; category: string }
const LONGEST = 5000

export function contributionJsonLd(whole: Whole, { siteUrl, locale, category }: Told): JsonLd | undefined {
  if (whole.state !== 'published' || whole.body === null || !isSection(whole.section)) return undefined
  const url = siteUrl + inLocale(contributionPath(whole.section, whole.slug), locale)
  const person = (author: Author | null): JsonLdValue =>
    author
      ? { '@type': 'Person', name: author.name, url: siteUrl + inLocale(`/people/${author.handle}`, locale) }
      : { '@type': 'Organization', name: 'Mahalla', url: siteUrl }
  return {
    '@context': 'https://schema.org',
    '@type': SECTIONS[whole.section].jsonLd,
    url,
    mainEntityOfPage: url,
    ...(whole.title && { headline: whole.title }),
    text: plainText(whole.body, LONGEST),
    inLanguage: whole.language,
    author: person(whole.author),
    datePublished: whole.published_at,
    dateModified: whole.edited_at ?? whole.published_at,
    articleSection: category,
    keywords: whole.tags,
    interactionStatistic: [
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: whole.reactions_count,
      },
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/CommentAction',
        userInteractionCount: whole.replies_count,
      },
    ],
    comment: whole.replies.filter(isShown).flatMap(({ body, author, published_at, number }) =>
      body === null
        ? []
        : [
            {
              '@type': 'Comment',
              text: plainText(body, 1000),
              author: person(author),
              datePublished: published_at,
              url: `${url}#reply-${number}`,
            },
          ],
    ),
  }
}
