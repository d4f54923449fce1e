// The photos of a review, each opening in full; one's own that still wait say so.
import { photoSrcSet, photoUrl } from '#app/core/media/photo-url.ts'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { ReviewPhoto } from './rules.ts'

type Props = { photos: readonly ReviewPhoto[]; drawn?: string | null; author: string; isOwn: boolean }

export function ReviewPhotos({ photos, drawn = null, author, isOwn }: Props) {
  const words = useT().reviews.photos
  if (photos.length === 0 && !drawn) return null
  return (
    <ul className="review-photos" aria-label={words.by(author)}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <a href={photoUrl(photo.id, 1280)} aria-label={words.open(author)}>
            <img
              src={photoUrl(photo.id, 320)}
              srcSet={photoSrcSet(photo.id, photo.width)}
              sizes="9rem"
              width={photo.width}
              height={photo.height}
              alt=""
              loading="lazy"
            />
          </a>
          {photo.status === 'pending' && <span className="small muted">{words.waiting}</span>}
          {!isOwn && <ReportLink kind="photo" subject={photo.id} what={words.by(author)} />}
        </li>
      ))}
      {drawn && (
        <li>
          <img src={drawn} width={640} height={480} alt={words.by(author)} loading="lazy" />
        </li>
      )}
    </ul>
  )
}
