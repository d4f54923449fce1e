// A drawn cover for an event: by what it is for, and by its own number, so that no two look the same.
import type { CoverTint } from '#app/core/media/art/cover-tints.ts'
import { COVER_SHAPES, type CoverShape, coverUrl } from '#app/core/media/art/cover-url.ts'
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
  shape: CoverShape
}

function tintOf({ audience, place, attendance }: Props): CoverTint {
  const [first] = audience
  if (first) return TINTS[first]
  if (place?.kind === 'mosque') return 'mosque'
  return attendance === 'online' ? 'education' : 'community'
}

export const EventCover = (props: Props) => (
  <img
    className={`events-cover events-cover--${props.shape}`}
    src={coverUrl(props.id, tintOf(props), props.shape)}
    {...COVER_SHAPES[props.shape]}
    alt=""
    loading={props.shape === 'wide' ? 'eager' : 'lazy'}
  />
)
