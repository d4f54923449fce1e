// A recipe as search engines read it. Google asks for a name and a picture; without a picture there is nothing to tell.

import { plainText } from '#app/core/contributions/markdown.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { isoDuration } from '#app/core/seo/iso-duration.ts'
import type { JsonLd, JsonLdValue } from '#app/core/seo/json-ld.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { lookUp } from '#app/lib/records.ts'
import { type Ingredient, isHeading, photosOf, type RecipeDetails, type RecipeWhole } from './recipe.ts'
import { formatAmount } from './units.ts'

type Told = { siteUrl: string; locale: Locale; t: Messages }

export function recipeJsonLd(
  whole: RecipeWhole,
  details: RecipeDetails,
  { siteUrl, locale, t }: Told,
): JsonLd | undefined {
  const shown = (step: number | null) => photosOf(details, step).filter(({ status }) => status === 'published')
  const photos = shown(null)
  if (whole.state !== 'published' || whole.body === null || !whole.title || photos.length === 0) return undefined
  const { servings, prep_minutes: prep, cook_minutes: cook, minutes, occasions } = whole.facts
  const url = siteUrl + inLocale(contributionPath('recipes', whole.slug), locale)
  const words = t.recipes
  const course = whole.category ? lookUp(t.community.categories, whole.category) : undefined
  const author: JsonLdValue = whole.author
    ? { '@type': 'Person', name: whole.author.name, url: siteUrl + inLocale(`/people/${whole.author.handle}`, locale) }
    : { '@type': 'Organization', name: 'Mahalla', url: siteUrl }
  const lines = details.ingredients.filter((line): line is Ingredient => !isHeading(line))
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    url,
    mainEntityOfPage: url,
    name: whole.title,
    image: photos.slice(0, 6).map(({ id }) => siteUrl + photoUrl(id, 1280, 'jpg')),
    author,
    datePublished: whole.published_at,
    dateModified: whole.edited_at ?? whole.published_at,
    inLanguage: whole.language,
    ...(details.source && { isBasedOn: details.source.url ?? details.source.name }),
    description: plainText(details.introduction || whole.title, 300),
    ...(prep !== null && cook !== null && { prepTime: isoDuration(prep), cookTime: isoDuration(cook) }),
    ...(minutes > 0 && { totalTime: isoDuration(minutes) }),
    recipeYield: String(servings),
    ...(course && { recipeCategory: course }),
    ...(occasions.length > 0 && { keywords: occasions.map((occasion) => words.occasions[occasion]).join(', ') }),
    recipeIngredient: lines.map((line) =>
      [
        line.amount === undefined ? null : formatAmount('en', line.amount, line.unit),
        line.unit && words.units[line.unit](line.amount ?? 1),
        line.name,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    recipeInstructions: details.steps.map(({ text }, i) => ({
      '@type': 'HowToStep',
      text,
      url: `${url}#step-${i + 1}`,
      ...(shown(i + 1).length > 0 && { image: shown(i + 1).map(({ id }) => siteUrl + photoUrl(id, 1280, 'jpg')) }),
    })),
    // Only what real people said.
    ...(details.real_makes > 0 &&
      details.real_rating !== null && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: details.real_rating,
          ratingCount: details.real_makes,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  }
}
