import type { CoverTint } from '#app/core/media/art/cover-tints.ts'
import { COVER_SHAPES, coverUrl } from '#app/core/media/art/cover-url.ts'
import { photoSrcSet, photoUrl } from '#app/core/media/photo-url.ts'
import { lookUp } from '#app/lib/records.ts'
import { Utensils } from '#app/ui/icons.ts'
import type { Course, RecipeFacts } from './recipe.ts'

type Props = { photo: NonNullable<RecipeFacts['photo']>; alt: string; sizes: string; eager?: boolean }

export const RecipePicture = ({ photo, alt, sizes, eager = false }: Props) => (
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

const TINTS: Readonly<Record<Course, CoverTint>> = {
  main: 'food',
  soup: 'retail',
  side: 'grocery',
  bread: 'coffee',
  breakfast: 'community',
  sweet: 'beauty',
  drink: 'health',
}

/** Where there is no photo yet: a cover in the colour of its course. */
export const RecipeCover = ({ id, course }: { id: string; course: string | null }) => (
  <span className="recipes-cover" aria-hidden="true">
    <img
      className="recipes-picture"
      src={coverUrl(id, lookUp(TINTS, course ?? '') ?? 'food')}
      {...COVER_SHAPES.card}
      alt=""
      loading="lazy"
    />
    <Utensils className="i" />
  </span>
)
