// The photos on top of a place's page: up to five, the first one large. Without any, the drawn cover stands in.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import './photos.css'
import { Camera, ImageIcon } from '#app/ui/icons.ts'
import { PhotoImage } from './photo-image.tsx'
import { type PlacePhotos, published } from './rules.ts'
import { useLightbox } from './use-lightbox.tsx'

type Props = {
  photos: PlacePhotos
  /** Path of the place's page, such as /business/saffron. */
  path: string
  placeName: string
  /** The drawn or linked picture shown while there are no photos. */
  cover: string
}

const SHOWN = 5

export function PhotosSection({ photos: { photos: all }, path, placeName, cover }: Props) {
  const t = useT().photos
  const photos = published(all)
  const { open, view } = useLightbox(photos, placeName)
  if (photos.length === 0) {
    return (
      <section className="photo-gallery" data-count="1" aria-label={t.heading}>
        <div className="cover">
          <img src={cover} alt="" width={1280} height={400} fetchPriority="high" />
        </div>
        <Link className="btn btn--line btn--sm photo-gallery__all" to={`${path}/photos#add`}>
          <Camera className="i i--sm" />
          {t.add}
        </Link>
      </section>
    )
  }
  const shown = photos.slice(0, SHOWN)
  return (
    <section className="photo-gallery" data-count={shown.length} aria-label={t.heading}>
      {shown.map((photo, i) => (
        <Link
          key={photo.id}
          className="cover"
          to={`${path}/photos#photo-${photo.id}`}
          aria-label={t.open(i + 1, photo.caption)}
          onClick={(event) => open(event, photo.id)}
        >
          <PhotoImage
            photo={photo}
            alt=""
            sizes={i === 0 ? '(min-width: 768px) 50vw, 100vw' : '25vw'}
            eager={i === 0}
          />
        </Link>
      ))}
      <Link className="btn btn--line btn--sm photo-gallery__all" to={`${path}/photos`}>
        <ImageIcon className="i i--sm" />
        {t.all(photos.length)}
      </Link>
      {view}
    </section>
  )
}
