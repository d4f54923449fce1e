// Tells writers, before they write, how much more they may post today and whether the team reads it first.
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import type { Limits } from './contribution.ts'

/** Nobody who writes a lot every day needs to hear it; from here on one does. */
const FEW_LEFT = 10

type Props = {
  limits: Limits
  of: 'posts' | 'replies'
  /** Not on the page that says it all. */
  isLinked?: boolean
}

export function LimitsNote({ limits, of, isLinked = true }: Props) {
  const { locale, t } = useI18n()
  const words = t.contributions.limits
  const standing = isLinked && (
    <Link className="link" to="/account/standing">
      {words.standing}
    </Link>
  )
  if (limits.silenced_until)
    return (
      <Alert tone="warning">
        {words.silenced(writeDate(locale, limits.silenced_until))} {standing}
      </Alert>
    )
  const { left } = limits[of]
  const isNew = limits.read !== 'never'
  if (!isNew && !limits.links_wait && left > FEW_LEFT) return null
  const said = [
    isNew && (limits.read === 'after' ? words.readAfter : words.readBefore),
    (isNew || left <= FEW_LEFT) && (of === 'posts' ? words.postsLeft(left) : words.repliesLeft(left)),
    limits.links_wait && words.linksWait,
  ]
  return (
    <p className="hint">
      {said.filter(Boolean).join(' ')} {standing}
    </p>
  )
}
