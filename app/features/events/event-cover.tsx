// An event's cover: the host's own photo, else one drawn by what it is for and by its own number, so that no two look the same.
import type { CoverTint } from '#app/core/media/art/cover-tints.ts'
import { COVER_SHAPES, coverUrl } from '#app/core/media/art/cover-url.ts'
import { photoSrcSet, photoUrl } from '#app/core/media/photo-url.ts'
import type { Audience } from './event.ts'
import './events.css'

const TINTS: Readonly<Record<Audience, CoverTint>> = {
  sisters: 'beauty',
  brothers: 'tech',
  family: 'grocery',
  children: 'coffee',
}

type Props = {
  id: string
  audience: readonly Audience[]
  place: { kind: 'mosque' | 'business' } | null
  attendance: string
  photo: { id: string; width: number; height: number } | null
  shape: 'square' | 'card'
}

function tintOf({ audience, place, attendance }: Props): CoverTint {
  const [first] = audience
  if (first) return TINTS[first]
  if (place?.kind === 'mosque') return 'mosque'
  return attendance === 'online' ? 'education' : 'community'
}

const SIZES: Readonly<Record<Props['shape'], string>> = {
  square: '5.5rem',
  card: '(min-width: 64rem) 23rem, 92vw',
}

export function EventCover(props: Props) {
  const { id, photo, shape } = props
  const className = `events-cover events-cover--${shape}`
  const when = shape === 'card' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if (photo)
    return (
      <img
        className={className}
        src={photoUrl(photo.id, 640)}
        srcSet={photoSrcSet(photo.id, photo.width)}
        sizes={SIZES[shape]}
        width={photo.width}
        height={photo.height}
        alt=""
        {...when}
      />
    )
  return (
    <img className={className} src={coverUrl(id, tintOf(props), shape)} {...COVER_SHAPES[shape]} alt="" {...when} />
  )
}
