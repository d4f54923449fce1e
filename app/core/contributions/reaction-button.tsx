// One reaction each: a vote, an ameen, a word found helpful. A form, so that it works without scripts; with them the page
// stays where it is.
import { useSending } from '#app/core/request/use-sending.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Icon } from '#app/ui/icon.tsx'
import { ThumbsUp } from '#app/ui/icons.ts'
import { type Counted, useLiveCount } from './use-live-count.ts'

type Props = {
  action: string
  reply?: string
  live: Counted
  count: number
  isOn: boolean
  /** One's own words are for others to judge. */
  isMine: boolean
  label: string
  labelOn: string
  icon?: Icon
  className?: string
}

export function ReactionButton({
  action,
  reply,
  live,
  count,
  isOn,
  isMine,
  label,
  labelOn,
  icon: Mark = ThumbsUp,
  className = 'btn--ghost btn--sm',
}: Props) {
  const { locale } = useI18n()
  const { Form, sent } = useSending()
  const asked = sent?.get('intent')
  const on = asked ? asked === 'react' : isOn
  const heard = useLiveCount(live, count)
  // One's own vote shows at once; what is heard meanwhile may have it in it already.
  const shown = asked ? count + Number(on) - Number(isOn) : heard
  const number = formatNumber(locale, shown)
  if (isMine)
    return (
      <span className="contribution-count">
        <Mark className="i i--sm" />
        {number}
        <span className="sr-only">{label}</span>
      </span>
    )
  return (
    <Form action={action}>
      <input type="hidden" name="intent" value={on ? 'unreact' : 'react'} />
      {reply && <input type="hidden" name="reply" value={reply} />}
      <button type="submit" className={`btn ${className} contribution-react ${on ? 'is-on' : ''}`} aria-pressed={on}>
        <Mark className="i i--sm" />
        {on ? labelOn : label}
        <span className="num">{number}</span>
      </button>
    </Form>
  )
}
