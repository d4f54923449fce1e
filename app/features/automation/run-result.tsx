// The result of a run, and its reason.

import { useI18n } from '#app/i18n/catalogue.ts'
import { lookUp } from '#app/lib/records.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Run, RunState } from './rule.ts'

const TONE = { waiting: 'info', running: 'info', done: 'brand', skipped: 'neutral', failed: 'danger' } as const

export function RunBadge({ state }: { state: RunState }) {
  return <Badge tone={TONE[state]}>{useI18n().t.automation.states[state]}</Badge>
}

/** A word of ours, or the status a receiver answered with. */
export function useReason() {
  const words = useI18n().t.automation
  return (reason: string) => lookUp(words.reasons, reason) ?? words.answered(reason)
}

/** What happened, beyond its kind: stars, the title of a post, a day. */
export function useDetail() {
  const words = useI18n().t.automation
  return ({ data, place }: Pick<Run, 'data' | 'place'>) =>
    [place, data.title, data.rating ? words.stars(data.rating) : null].filter((part) => part != null && part !== '')
}
