// The frame of every superadmin screen, with a note of the last action there.
import type { ReactNode } from 'react'
import { summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { type ConsoleScreen, consoleNav } from './console-nav.ts'
import { DeskFrame } from './desk-frame.tsx'

type Props = {
  current: ConsoleScreen
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  /** A sentence about what was done. */
  said?: string | null | undefined
  state?: Refusal | undefined
  children: ReactNode
}

export function ConsoleFrame({ said, state, children, ...frame }: Props) {
  const t = useT()
  const words = t.console
  const errors = summaryOf({ ...t.ui.refusals, ...words.errors }, state)
  const items = consoleNav.map(({ screen, to, icon }) => ({ id: screen, to, icon, label: words.nav[screen] }))
  return (
    <DeskFrame label={words.nav.label} items={items} {...frame}>
      {said && !state && (
        <Alert tone="success" announce>
          {said}
        </Alert>
      )}
      <ErrorSummary errors={errors.map(({ message }) => ({ fieldId: undefined, message }))} />
      {children}
    </DeskFrame>
  )
}
