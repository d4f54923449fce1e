// The photos of a step: under its words, and while one cooks.
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { photosOf, type RecipeDetails } from './recipe.ts'
import { RecipePicture } from './recipe-picture.tsx'

export function StepPhotos({ details, number }: { details: RecipeDetails; number: number }) {
  const { locale, t } = useI18n()
  const { stepPhoto, waiting } = t.recipes.made
  const photos = photosOf(details, number)
  if (photos.length === 0) return null
  return (
    <ul className="recipes-step-photos">
      {photos.map((photo) => (
        <li key={photo.id} className="stack gap-1">
          <RecipePicture
            photo={photo}
            alt={photo.caption ?? stepPhoto(formatNumber(locale, number))}
            sizes="(min-width: 40rem) 20rem, 80vw"
          />
          {photo.status === 'pending' && <span className="small muted">{waiting}</span>}
        </li>
      ))}
    </ul>
  )
}
