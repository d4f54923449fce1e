// The quiet page around each form of ownership: a way back, a title, what was just done, and what is wrong.
import '#app/ui/styles/ownership.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { type OwnershipFormState, summaryOf } from './rules.ts'

type Props = {
  title: string
  lead?: string | undefined
  back?: { to: string; label: string } | undefined
  /** What the last form did. */
  said?: string | null | undefined
  state?: OwnershipFormState | null | undefined
  wide?: boolean
  children: ReactNode
}

export function OwnershipPage({ title, lead, back, said, state, wide = false, children }: Props) {
  const t = useT()
  return (
    <div className="page section">
      <div className={wide ? 'stack gap-6' : 'stack gap-6 own-narrow'}>
        <div className="stack gap-2">
          {back && (
            <p>
              <Link className="link" to={back.to}>
                {back.label}
              </Link>
            </p>
          )}
          <h1 className="title">{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {said && (
          <Alert tone="success" announce>
            {said}
          </Alert>
        )}
        <ErrorSummary errors={summaryOf(t, state)} />
        {children}
      </div>
    </div>
  )
}
