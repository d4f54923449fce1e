// The quiet page around a form: a way back, a title, what was just done, and what is wrong.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert } from './alert.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { joinClasses } from './join-classes.ts'

type Props = {
  title: ReactNode
  lead?: string | undefined
  back?: { to: string; label: string } | undefined
  /** Beside the way back. */
  links?: ReactNode
  /** What the last form did. */
  said?: string | null | undefined
  errors: readonly { fieldId?: string | undefined; message: string }[]
  wide?: boolean | undefined
  children: ReactNode
}

export function FormPage({ title, lead, back, links, said, errors, wide = false, children }: Props) {
  return (
    <div className="page section">
      <div className={joinClasses('stack gap-6', !wide && 'max-w-[44rem]')}>
        <div className="stack gap-2">
          {back && (
            <p className="row row--wrap gap-4">
              <Link className="link link--alone" to={back.to}>
                {back.label}
              </Link>
              {links}
            </p>
          )}
          <h1 className="title">
            <bdi>{title}</bdi>
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {said && (
          <Alert tone="success" announce>
            {said}
          </Alert>
        )}
        <ErrorSummary errors={errors} />
        {children}
      </div>
    </div>
  )
}
