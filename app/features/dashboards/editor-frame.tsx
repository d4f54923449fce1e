// The frame of every editor of the staff: the way back, the outcome, the errors, and the form itself.
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { StaffFrame } from './staff-frame.tsx'
import type { StaffScreen } from './staff-nav.ts'

type Props = {
  current: StaffScreen
  title: string
  back: { to: string; label: string }
  /** What stands beside the way back: a state, a link to the public page. */
  beside?: ReactNode
  /** What was done, once it is done. */
  done?: string | false | null | undefined
  errors: ComponentProps<typeof ErrorSummary>['errors']
  children: ReactNode
}

export function EditorFrame({ current, title, back, beside, done, errors, children }: Props) {
  return (
    <StaffFrame current={current} title={<bdi>{title}</bdi>}>
      <p className="row row--wrap gap-4">
        <Link className="link link--alone" to={back.to}>
          {back.label}
        </Link>
        {beside}
      </p>
      {done && (
        <Alert tone="success" announce>
          {done}
        </Alert>
      )}
      <ErrorSummary errors={errors} />
      {children}
    </StaffFrame>
  )
}
