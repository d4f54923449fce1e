// A campaign's picture: the photo of whoever runs it, else a cover in the colour of its cause.

import type { CoverTint } from '#app/core/media/art/cover-tints.ts'
import { COVER_SHAPES, coverUrl } from '#app/core/media/art/cover-url.ts'
import { photoSrcSet, photoUrl } from '#app/core/media/photo-url.ts'
import { lookUp } from '#app/lib/records.ts'
import { HandHeart } from '#app/ui/icons.ts'
import type { CampaignFacts, Cause } from './campaign.ts'

const TINTS: Readonly<Record<Cause, CoverTint>> = {
  building: 'mosque',
  food: 'food',
  emergency: 'retail',
  schooling: 'education',
  health: 'health',
  neighbours: 'community',
}

type Of = { id: string; title: string | null; category: string | null; facts: CampaignFacts }
type Props = { of: Of; sizes: string; eager?: boolean }

export function CampaignPicture({ of: { id, title, category, facts }, sizes, eager = false }: Props) {
  const { photo } = facts
  const when = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if (photo)
    return (
      <span className="giving-picture">
        <img
          src={photoUrl(photo.id, 640)}
          srcSet={photoSrcSet(photo.id, photo.width)}
          sizes={sizes}
          width={photo.width}
          height={photo.height}
          alt={title ?? ''}
          {...when}
        />
      </span>
    )
  return (
    <span className="giving-picture" aria-hidden="true">
      <img src={coverUrl(id, lookUp(TINTS, category ?? '') ?? 'community')} {...COVER_SHAPES.card} alt="" {...when} />
      <HandHeart className="i" />
    </span>
  )
}
