// The state of the visitor's own review, with the words of staff about it.

import { useT } from '#app/i18n/catalogue.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { type OwnReview, ownStatus } from './rules.ts'

const TONE = {
  published: 'success',
  pending: 'info',
  needs_info: 'warning',
  rejected: 'warning',
  removed: 'danger',
} as const

type Props = { mine: OwnReview; announce: boolean }

export function OwnReviewStatus({ mine, announce }: Props) {
  const t = useT()
  const status = ownStatus(mine)
  const words = t.reviews.status[status]
  const isToldWhy = mine.decision && status !== 'published' && mine.decision.status !== 'open'
  return (
    <Alert tone={TONE[status]} title={words.title} announce={announce}>
      {words.text}
      {isToldWhy && mine.decision?.canned && (
        <span className="mt-2 block">{lookUp(t.moderation.queue.cannedOptions, mine.decision.canned)}</span>
      )}
      {isToldWhy && mine.decision?.note && (
        <span className="mt-2 block" dir="auto">
          {mine.decision.note}
        </span>
      )}
    </Alert>
  )
}
