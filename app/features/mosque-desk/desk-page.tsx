// The quiet page around each form about a mosque: a way back, a title, what was just done, and what is wrong.
import '#app/ui/styles/mosque.css'
import '#app/ui/styles/ownership.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { type FormState, summaryOf } from './rules.ts'

type Props = {
  title: string
  lead?: string | undefined
  path: string
  said?: string | null | undefined
  state?: FormState | null | undefined
  wide?: boolean | undefined
  links?: ReactNode
  children: ReactNode
}

export function DeskPage({ title, lead, path, said, state, wide, links, children }: Props) {
  const t = useT()
  return (
    <div className="page section">
      <div className={wide ? 'stack gap-6' : 'stack gap-6 own-narrow'}>
        <div className="stack gap-2">
          <p className="row row--wrap gap-4">
            <Link className="link" to={path}>
              {t.mosques.edit.back}
            </Link>
            {links}
          </p>
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
        <ErrorSummary errors={summaryOf(t, state)} />
        {children}
      </div>
    </div>
  )
}
