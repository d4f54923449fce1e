import { photoSrcSet, photoUrl } from '#app/core/media/photo-url.ts'
import type { Photo } from './rules.ts'

type Props = { photo: Photo; alt: string; sizes: string; eager?: boolean | undefined }

/** A photo in the size the screen needs. */
export function PhotoImage({ photo: { id, width, height }, alt, sizes, eager }: Props) {
  return (
    <picture className="contents">
      <source type="image/webp" srcSet={photoSrcSet(id, width)} sizes={sizes} />
      <img
        src={photoUrl(id, 640, 'jpg')}
        srcSet={photoSrcSet(id, width, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        dir="auto"
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
