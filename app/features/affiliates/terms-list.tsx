// The rules in plain sentences, read from the live terms: the same on the public page and on the affiliate's own.
import { useT } from '#app/i18n/catalogue.ts'
import { Check } from '#app/ui/icons.ts'
import type { Terms } from './queries.server.ts'

export function TermsList({ terms }: { terms: Terms }) {
  const words = useT().affiliates.rules
  const rules = [
    words.share(terms.percent, terms.months),
    words.window(terms.windowDays),
    words.hold(terms.holdDays),
    words.refund,
    words.self,
    words.payout(terms.least),
    words.kept,
  ]
  return (
    <ul className="stack gap-3">
      {rules.map((rule) => (
        <li key={rule} className="row gap-3 items-start">
          <Check className="i i--sm text-brand-ink flex-none mt-1" />
          <span>{rule}</span>
        </li>
      ))}
    </ul>
  )
}
