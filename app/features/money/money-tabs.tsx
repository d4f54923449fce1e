// The screens of money beside each other, and what was just done on one of them.

import { summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { AFFILIATES_PATH, GIFTS_PATH, INVOICES_PATH, MONEY_PATH, PAYOUTS_PATH } from './rules.ts'

const TABS = [
  ['transfers', MONEY_PATH],
  ['invoices', INVOICES_PATH],
  ['gifts', GIFTS_PATH],
  ['affiliates', AFFILIATES_PATH],
  ['payouts', PAYOUTS_PATH],
] as const

type Props = {
  current: (typeof TABS)[number][0]
  said: string | null
  state: Refusal | undefined
  fieldId?: string | undefined
}

export function MoneyTabs({ current, said, state, fieldId }: Props) {
  const t = useT()
  const words = t.money
  const done = said && lookUp(words.said, said)
  const errors = summaryOf({ ...t.ui.refusals, ...words.errors }, state)
  return (
    <>
      <LinkTabs
        label={words.tabs.label}
        items={TABS.map(([screen, to]) => ({ to, label: words.tabs[screen], current: screen === current }))}
      />
      {done && !state && (
        <Alert tone="success" announce>
          {done}
        </Alert>
      )}
      <ErrorSummary errors={errors.map(({ message }) => ({ fieldId, message }))} />
    </>
  )
}
