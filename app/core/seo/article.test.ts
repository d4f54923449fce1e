import { expect, test } from 'vitest'
import { articleJsonLd, articleTags } from './article.ts'
import { pageMeta } from './page-meta.ts'

const siteUrl = 'https://www.mahalla.example'
const told = {
  url: `${siteUrl}/community/education/wudu`,
  siteUrl,
  headline: 'Wudu',
  description: 'How to wash.',
  image: `${siteUrl}/og/article.png`,
  language: 'en',
  sources: ['Quran 5:6'],
}
const dates = { publishedDate: '2026-01-02T00:00:00Z', modifiedDate: '2026-02-03T00:00:00Z' }

test('an article of nobody and of no category is the product’s, about the Islamic community', () => {
  const article = { ...dates, tags: [] }
  expect(articleJsonLd(article, told)).toMatchObject({
    '@type': 'Article',
    author: { '@type': 'Organization', name: 'Mahalla' },
    articleSection: 'Islamic Community',
    datePublished: dates.publishedDate,
    dateModified: dates.modifiedDate,
    citation: ['Quran 5:6'],
  })
  expect(articleTags(article)).toContainEqual({ name: 'author', content: 'Mahalla' })
  expect(articleTags(article)).toContainEqual({ property: 'article:section', content: 'Islamic Community' })
})

test('an article says who wrote it, when, and what it is about, in its head and to search engines', () => {
  const author = { name: 'Amina K.', url: `${siteUrl}/people/amina` }
  const article = { ...dates, author, tags: ['prayer', 'wudu'], category: 'Worship' }
  expect(articleJsonLd(article, told)).toMatchObject({
    author: { '@type': 'Person', ...author },
    articleSection: 'Worship',
    keywords: ['prayer', 'wudu'],
  })
  const head = pageMeta({
    url: '/community/education/wudu',
    locale: 'en',
    siteUrl,
    title: 'Wudu',
    description: 'How to wash.',
    type: 'article',
    article,
  })
  expect(head).toEqual(expect.arrayContaining(articleTags(article)))
  expect(head).toContainEqual({ property: 'article:published_time', content: dates.publishedDate })
  expect(head).toContainEqual({ property: 'article:modified_time', content: dates.modifiedDate })
  expect(head).toContainEqual({ property: 'article:tag', content: 'wudu' })
  expect(head).toContainEqual({ property: 'og:image', content: `${siteUrl}/og/article.png` })
})
