import { photoSrcSet, photoUrl } from '#app/core/media/photo-url.ts'
import { Utensils } from '#app/ui/icons.ts'
import type { RecipePhoto } from './recipe.ts'

type Props = { photo: RecipePhoto | null; alt: string; sizes: string; eager?: boolean }

/** The dish, or a quiet plate where there is no photo yet. */
export function RecipePicture({ photo, alt, sizes, eager = false }: Props) {
  if (!photo)
    return (
      <span className="recipes-picture recipes-picture--none" aria-hidden="true">
        <Utensils className="i" />
      </span>
    )
  return (
    <img
      className="recipes-picture"
      src={photoUrl(photo.id, 640)}
      srcSet={photoSrcSet(photo.id, photo.width)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
