// One recipe in the list and on the hub: the dish, how long it takes, and what people who made it say.
import { Link } from 'react-router'
import { AuthorName, LanguageTag } from '#app/core/contributions/author-line.tsx'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Clock } from '#app/ui/icons.ts'
import { Stars } from '#app/ui/stars.tsx'
import { writeDuration } from './duration.ts'
import type { RecipeCard as Recipe } from './recipe.ts'
import { RecipeCover, RecipePicture } from './recipe-picture.tsx'
import './recipes.css'
import '#app/core/contributions/contributions.css'

type Props = { recipe: Recipe; headingLevel?: 2 | 3 }

export function RecipeCard({ recipe, headingLevel = 2 }: Props) {
  const { locale, t } = useI18n()
  const words = t.recipes
  const { minutes, occasions, rating, makes, photo } = recipe.facts
  const Heading = `h${headingLevel}` as const
  return (
    <article className="recipes-card">
      {photo ? (
        <RecipePicture photo={photo} alt="" sizes="(min-width: 60rem) 22rem, (min-width: 40rem) 45vw, 92vw" />
      ) : (
        <RecipeCover id={recipe.id} course={recipe.category} />
      )}
      <div className="recipes-card__main">
        <Heading className="recipes-card__title" lang={recipe.language} dir="auto">
          <Link to={contributionPath('recipes', recipe.slug)}>{recipe.title}</Link>
        </Heading>
        <p className="contribution-meta">
          {minutes > 0 && (
            <span className="row gap-1">
              <Clock className="i i--xs" />
              {writeDuration(locale, words, minutes * 60)}
            </span>
          )}
          {rating !== null && <Stars rating={rating} count={makes} />}
        </p>
        <p className="contribution-meta">
          {occasions.map((occasion) => (
            <Badge key={occasion} tone="gold">
              {words.occasions[occasion]}
            </Badge>
          ))}
          <AuthorName author={recipe.author} />
          <LanguageTag language={recipe.language} />
          {recipe.is_sample && <span>{t.contributions.sample}</span>}
        </p>
      </div>
    </article>
  )
}
